import type { AnalyticsEvent } from "../event";
import { startQueue } from "./event-queue";

const settings = {
  token: "token",
  apiHost: "https://api-js.mixpanel.com",
  groupKey: "",
  environment: "test",
};
const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
const places = (events: AnalyticsEvent[]) => events.map(({ properties }) => properties.location);

/** The locations of sent events, one list per beacon. */
const sent = () =>
  sendBeacon.mock.calls.map(([, body]) => {
    const data = new URLSearchParams(body).get("data") ?? "";
    return places(JSON.parse(data) as AnalyticsEvent[]);
  });

const link = document.createElement("a");
link.dataset.bookingSource = "pricing";
document.body.append(link);

/** Leaves the page; jsdom doesn't dispatch `pagehide` and `pageshow` itself. */
const leave = () => window.dispatchEvent(new Event("pagehide"));
const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

// Its listeners stay on the window, so it starts once for all tests.
beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  startQueue(settings);
});
beforeEach(() => sendBeacon.mockClear());

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("nothing is noted for who refuses by %s", (signal, value) => {
  const { eventQueue } = window;
  delete window.eventQueue;
  Object.defineProperty(navigator, signal, { value, configurable: true });
  startQueue(settings);
  expect(window.eventQueue).toBeUndefined();
  delete (navigator as unknown as Record<string, unknown>)[signal];
  window.eventQueue = eventQueue;
});

test("what waits is sent when the visitor leaves, and only then", () => {
  link.click();
  expect(sent()).toEqual([]);
  leave();
  leave();
  expect(sent()).toEqual([["page", "pricing"]]);
});

test("a click on the shop's phone number is told, and what a component notes", () => {
  document.body.insertAdjacentHTML("beforeend", '<footer><a href="tel:+1512">Call</a></footer>');
  document.querySelector<HTMLElement>("footer a")?.click();
  window.eventQueue?.note("Form Sent", { location: "contact_form" });
  leave();
  expect(sent()).toEqual([["footer", "contact_form"]]);
});

test("a middle click, which opens a new tab, is told; a right click and one elsewhere are not", () => {
  const press = (button: number) =>
    link.dispatchEvent(new MouseEvent("auxclick", { button, bubbles: true }));
  press(1);
  press(2);
  document.body.click();
  leave();
  expect(sent()).toEqual([["pricing"]]);
});

test("a view of the page is told once, a change of its query or fragment not at all", () => {
  window.history.replaceState(null, "", "?size=small#prices");
  window.eventQueue?.pageViewed();
  window.history.replaceState(null, "", "/faq/");
  window.eventQueue?.pageViewed();
  window.eventQueue?.pageViewed();
  leave();
  expect(sent()).toEqual([["page"]]);
});

test("back from the browser's cache is a view of the page, and no second click", () => {
  comeBack();
  leave();
  expect(sent()).toEqual([["page"]]);
});

test("events that the browser can't send wait for the next time, fifty at most", async () => {
  sendBeacon.mockReturnValueOnce(false);
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("offline")) });
  link.click();
  leave();
  await new Promise((resolve) => setTimeout(resolve));
  for (let clicks = 0; clicks < 60; clicks += 1) link.click();
  leave();
  expect(sent().map(({ length }) => length)).toEqual([1, 50]);
});

test("the library takes what waits, then all that follows, and leaves nothing to send", () => {
  const taken: AnalyticsEvent[] = [];
  link.click();
  window.eventQueue?.handOver((event) => taken.push(event));
  expect(places(taken)).toEqual(["pricing"]);
  link.click();
  window.eventQueue?.pageViewed();
  leave();
  expect(places(taken)).toEqual(["pricing", "pricing"]);
  expect(new Set(taken.map(({ properties }) => properties.$insert_id)).size).toBe(2);
  expect(sent()).toEqual([]);
});
