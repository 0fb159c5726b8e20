import { commonProperties, type EventQueue } from "./event-queue/event-queue";
import type { AnalyticsEvent } from "./event";

// Runs the real library: this test must fail if a new version reads URLs differently.

const bodies: string[] = [];
const sendBeacon = (_: string, body: string) => bodies.push(body);

/** The data that the library sent; it sends plain JSON only to the provider's own host. */
const sent = () => bodies.map((body) => new URLSearchParams(body).get("data")).join("\n");

const settings = { token: "token", apiHost: "", groupKey: "", environment: "test" };
const booked: AnalyticsEvent = { event: "Book Now Clicked", properties: { location: "pricing" } };
const queue = {
  commonProperties: () => commonProperties(settings),
  handOver: (deliver: (event: AnalyticsEvent) => void) => deliver(booked),
} as EventQueue;

const own = "/services/?utm_source=card";
const landings: [string, string, string][] = [
  ["parameters", `${own}&token=secret&email=secret%40x.example`, ""],
  ["click ids", `${own}&gclid=secret&fbclid=secret&wbraid=secret&msclkid=secret`, ""],
  ["a fragment", `${own}#?utm_medium=secret&utm_term=secret&token=secret`, ""],
  ["a search", own, "https://www.google.com/search?q=secret"],
  ["a referrer", own, "https://mail.example/read?utm_id=secret&to=secret#secret"],
  ["a malformed query", `${own}&%ff=secret&q=%E0%A4%Asecret`, "https://mail.example/?%=secret"],
];

beforeAll(() => Object.assign(navigator, { sendBeacon }));
beforeEach(() => {
  process.env.GATSBY_MIXPANEL_AUTOCAPTURE = "true";
  process.env.GATSBY_MIXPANEL_PEOPLE = "true";
  process.env.GATSBY_MIXPANEL_TOKEN = "token";
  bodies.length = 0;
  localStorage.clear();
  jest.spyOn(console, "error").mockReturnValue(); // the library logs missing features of jsdom
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

test.each(landings)("%s: nothing secret is sent or stored", async (_, url, referrer) => {
  history.replaceState(null, "", url);
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const { startMixpanel } = await import("./mixpanel");
  await startMixpanel(queue);
  document.body.innerHTML = `<a href="mailto:hello@paw.example?body=secret">Write</a>`;
  const link = document.querySelector("a")!;
  link.click();
  link.setAttribute("href", "?token=secret#secret");
  link.click();
  history.pushState(null, "", "/faq/?token=secret#secret");
  for (const event of ["$mp_web_page_view", "Book Now Clicked", "$mp_click"])
    expect(sent()).toContain(event);
  expect(sent()).toContain("/services/?utm_source=card");
  expect(sent()).not.toContain("secret");
  expect(JSON.stringify({ ...localStorage }) + document.cookie).not.toContain("secret");
});
