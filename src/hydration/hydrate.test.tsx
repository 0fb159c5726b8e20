import { whenIdle } from "../browser/when-idle";
import { onClientEntry } from "./hydrate";

jest.mock("../browser/when-idle", () => ({
  ...jest.requireActual<object>("../browser/when-idle"),
  whenIdle: jest.fn(),
}));

beforeEach(() => (process.env.GATSBY_MIXPANEL_TOKEN = "token"));
afterEach(() => delete process.env.GATSBY_MIXPANEL_TOKEN);

test.each([
  ["nobody refuses or saves data", {}, undefined, 1],
  ["the visitor saves data", {}, { saveData: true }, 0],
  ["the visitor refuses analytics", undefined, undefined, 0],
])("if %s: the analytics library loads in idle time", (_, eventQueue, connection, times) => {
  Object.assign(window, { eventQueue });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  jest.mocked(whenIdle).mockClear();
  onClientEntry();
  expect(whenIdle).toHaveBeenCalledTimes(times);
});
