import type { Outcome } from "../browser/submit-form";
import { formEnded } from "./record-event";

const note = jest.fn();

beforeEach(() => {
  note.mockClear();
  Object.assign(window, { eventQueue: { note } });
});
afterEach(() => {
  delete process.env.GATSBY_MIXPANEL_TOKEN;
  delete window.eventQueue;
});

const location = "contact_form";

test.each<[Outcome | { status: "mail" }, ...unknown[]]>([
  [{ status: "sent" }, "Form Sent", { location }],
  [{ status: "mail" }, "Form Handed Over", { location }],
  [{ status: "server" }, "Form Failed", { location, reason: "server" }],
  [{ status: "offline" }, "Form Failed", { location, reason: "offline" }],
  [
    { status: "refused", message: "ada@example.com is no address" },
    "Form Failed",
    { location, reason: "refused" },
  ],
])("%j is told as %s, without a word of anybody's", (outcome, ...event) => {
  process.env.GATSBY_MIXPANEL_TOKEN = "token";
  formEnded(location, outcome);
  expect(note.mock.calls).toEqual([event]);
});

test("without a token nothing is told", () => {
  formEnded(location, { status: "sent" });
  expect(note).not.toHaveBeenCalled();
});
