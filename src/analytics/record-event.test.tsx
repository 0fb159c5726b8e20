import { recordEvent } from "./record-event";

afterEach(() => delete process.env.GATSBY_MIXPANEL_TOKEN);

test("an event is recorded only with a token", () => {
  const record = jest.fn();
  Object.assign(window, { eventQueue: { record } });
  recordEvent("Form Sent", { location: "contact_form" });
  expect(record).not.toHaveBeenCalled();
  process.env.GATSBY_MIXPANEL_TOKEN = "token";
  recordEvent("Form Sent", { location: "contact_form" });
  expect(record.mock.calls).toEqual([["Form Sent", { location: "contact_form" }]]);
});
