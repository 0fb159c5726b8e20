import { recordFormResult } from "./record-event";

const record = jest.fn();
const location = "contact_form";

beforeEach(() => {
  record.mockClear();
  Object.assign(window, { eventQueue: { record } });
});
afterEach(() => delete process.env.GATSBY_MIXPANEL_TOKEN);

test.each<[Parameters<typeof recordFormResult>[1], ...unknown[]]>([
  [{ status: "sent" }, "Form Sent", { location }],
  [{ status: "mail" }, "Form Handed Over", { location }],
  [{ status: "unavailable" }, "Form Failed", { location, reason: "unavailable" }],
  [{ status: "offline" }, "Form Failed", { location, reason: "offline" }],
])("%j is recorded as %s, without what anyone typed", (result, ...event) => {
  recordFormResult(location, result);
  expect(record).not.toHaveBeenCalled(); // no token
  process.env.GATSBY_MIXPANEL_TOKEN = "token";
  recordFormResult(location, result);
  expect(record.mock.calls).toEqual([event]);
});
