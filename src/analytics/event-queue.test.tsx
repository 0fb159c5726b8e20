import type { AnalyticsEvent } from "./event";
import { linkEvents, startQueue } from "./event-queue";

const sendBeacon = jest.fn<boolean, [string, URLSearchParams]>(() => true);
const locationsIn = (events: AnalyticsEvent[]) =>
  events.map(({ properties }) => properties.location);

/** The locations of sent events, one list per beacon. */
const sent = () =>
  sendBeacon.mock.calls.map(([, body]) => {
    return locationsIn(JSON.parse(body.get("data") ?? "") as AnalyticsEvent[]);
  });

const link = document.createElement("a");
link.dataset.bookingSource = "pricing";
document.body.append(link);

/** Leaves the page; jsdom doesn't dispatch `pagehide` and `pageshow` itself. */
const leave = () => window.dispatchEvent(new Event("pagehide"));

// Its listeners stay on the window, so it starts once for all tests.
beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  startQueue();
});
beforeEach(() => sendBeacon.mockClear());

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("visitors who send %s have no queue", (signal, value) => {
  const { eventQueue } = window;
  delete window.eventQueue;
  Object.defineProperty(navigator, signal, { value, configurable: true });
  startQueue();
  expect(window.eventQueue).toBeUndefined();
  delete (navigator as unknown as Record<string, unknown>)[signal];
  window.eventQueue = eventQueue;
});

test("waiting events are sent when the visitor leaves, once", () => {
  link.click();
  expect(sent()).toEqual([]);
  leave();
  leave();
  expect(sent()).toEqual([["page", "pricing"]]);
});

test.each<[string, () => unknown, string[]]>([
  ["a component", () => window.eventQueue?.record("Form Sent", { location: "form" }), ["form"]],
  [
    "a middle click, but not a right click,",
    () =>
      [1, 2].forEach((button) =>
        link.dispatchEvent(new MouseEvent("auxclick", { button, bubbles: true })),
      ),
    ["pricing"],
  ],
  [
    "a new path, but not a new query,",
    () =>
      ["/faq/", "/faq/?size=small"].forEach((url) => {
        window.history.pushState(null, "", url);
        window.eventQueue?.recordPageView();
      }),
    ["page"],
  ],
  [
    "the way back from the back/forward cache",
    () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    ["page"],
  ],
])("%s records an event", (_, act, locations) => {
  act();
  leave();
  expect(sent()).toEqual([locations]);
});

test.each([
  ["refuses", () => false],
  [
    "can't send",
    () => {
      throw new TypeError("blocked");
    },
  ],
])("events that the browser %s wait for the next time, at most fifty", (_, send) => {
  sendBeacon.mockImplementationOnce(send);
  link.click();
  leave();
  for (let clicks = 0; clicks < 60; clicks += 1) link.click();
  leave();
  expect(sent().map(({ length }) => length)).toEqual([1, 50]);
});

test("the library receives the waiting events and all later ones, and the queue sends none", () => {
  const received: AnalyticsEvent[] = [];
  link.click();
  window.eventQueue?.handOver((event) => received.push(event));
  expect(locationsIn(received)).toEqual(["pricing"]);
  link.click();
  leave();
  expect(locationsIn(received)).toEqual(["pricing", "pricing"]);
  expect(new Set(received.map(({ properties }) => properties.$insert_id)).size).toBe(2);
  expect(sent()).toEqual([]);
});

const clicked = (html: string) => {
  document.body.innerHTML = html;
  return linkEvents(document.querySelector("a")!).map(({ event, properties }) => [
    event,
    properties.location,
  ]);
};

test.each([
  ["tel:+15125550100", "Phone Clicked"],
  ["mailto:hello@paw.example?subject=Hello", "Mail Clicked"],
  ["https://maps.apple.com/?daddr=1%20Bone%20Lane", "Directions Clicked"],
  ["/contact/", undefined],
])("a link to %s: %s", (href, event) => {
  const events = event ? [[event, "page"]] : [];
  expect(clicked(`<main><a href="${href}">x</a></main>`)).toEqual(events);
});

test.each([
  ["home_hero", [{ location: "home_hero" }]],
  ["header_nav", [{ location: "header_nav" }, { location: "Location Header", Location: "Header" }]],
])("a booking link with the source %s has events with the properties %j", (source, properties) => {
  link.dataset.bookingSource = source;
  const events = linkEvents(link);
  expect(events.map(({ event }) => event)).toEqual(properties.map(() => "Book Now Clicked"));
  expect(events.map((one) => one.properties)).toEqual(properties);
});

const phone = `<a href="tel:+15125550100">Call</a>`;

test.each([
  ["header", `<header>${phone}</header><main></main>`],
  ["footer", `<main></main><footer>${phone}</footer>`],
  ["page", `<main><header>${phone}</header></main>`],
  ["chat", `<main><dialog id="chat"><footer>${phone}</footer></dialog></main>`],
  ["contact_bar", `<main></main><aside>${phone}</aside>`],
])("the location %s", (location, html) => {
  expect(clicked(html)).toEqual([["Phone Clicked", location]]);
});
