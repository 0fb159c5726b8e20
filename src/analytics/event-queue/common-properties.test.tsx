import { commonProperties } from "./event-queue";

const settings = { token: "token", apiHost: "", groupKey: "", environment: "production" };

test("events contain what the specification lists, and of URLs only origin, path and campaign", () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 18, 30) });
  window.history.replaceState(null, "", "/faq/?token=1&utm_source=card#b");
  jest.spyOn(document, "referrer", "get").mockReturnValue("https://search.example/find?q=1#b");
  const properties = {
    referrer: "https://search.example/find",
    device_type: "desktop",
    timestamp: "2026-11-21T18:30:00.000Z",
    current_url: "http://localhost/faq/?utm_source=card",
    current_path: "/faq/",
    environment: "production",
  };
  expect(commonProperties(settings)).toEqual(properties);
  expect(commonProperties({ ...settings, groupKey: "site" })).toEqual({
    ...properties,
    site: "localhost",
  });
});

test.each([
  ["mobile", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1"],
  ["mobile", "Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/142.0.0.0 Safari/537.36"],
  ["mobile", "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
  ["desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36"],
  ["desktop", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15"],
])("%s: %s", (device, userAgent) => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  expect(commonProperties(settings).device_type).toBe(device);
});
