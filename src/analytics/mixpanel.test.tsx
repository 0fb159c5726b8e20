import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import type { EventQueue } from "./event-queue/event-queue";
import { startMixpanel } from "./mixpanel";

jest.mock("mixpanel-browser/src/loaders/loader-module-core", () => ({
  __esModule: true,
  default: {
    init: jest.fn(),
    identify: jest.fn(),
    get_distinct_id: () => "$device:7",
    people: { set: jest.fn(), set_once: jest.fn() },
    get_group: jest.fn(() => ({ set: jest.fn() })),
  },
}));
const mockRecorder = jest.fn(() => ({}));
jest.mock("./recorder", () => mockRecorder());

const library = mixpanel as unknown as Record<"init" | "identify" | "get_group", jest.Mock> & {
  people: Record<"set" | "set_once", jest.Mock>;
};

const queue = {
  commonProperties: () => ({ device_type: "mobile", timestamp: "2026-11-22T18:00:00.000Z" }),
  handOver: jest.fn(),
} as unknown as EventQueue;

/* e2e/analytics/switched-on.spec.ts tests what each switch sends. */

test("without environment variables there are no profiles, groups, recordings or captured clicks", async () => {
  await startMixpanel(queue);
  const off = { autocapture: false, record_sessions_percent: 0 };
  expect(library.init).toHaveBeenCalledWith(expect.any(String), expect.objectContaining(off));
  const { identify, people, get_group } = library;
  for (const call of [identify, people.set, people.set_once, get_group, mockRecorder])
    expect(call).not.toHaveBeenCalled();
  expect(queue.handOver).toHaveBeenCalledTimes(1);
});
