import { describeMoment } from "./describe-moment";

const moment = {
  userAgent: "",
  referrer: "https://search.example/",
  address: {
    href: "https://shop.example/faq/?a=1#b",
    hostname: "shop.example",
    pathname: "/faq/",
  },
  time: Date.UTC(2026, 10, 21, 18, 30),
  environment: "production",
  groupKey: "",
};

test("says all that the specification asks for", () => {
  expect(describeMoment(moment)).toEqual({
    referrer: "https://search.example/",
    device_type: "desktop",
    timestamp: "2026-11-21T18:30:00.000Z",
    current_url: "https://shop.example/faq/?a=1#b",
    current_path: "/faq/",
    environment: "production",
  });
});

test("says which site it is about, where the project has groups of sites", () => {
  expect(describeMoment({ ...moment, groupKey: "site" })).toHaveProperty("site", "shop.example");
});

test.each([
  ["mobile", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1"],
  ["mobile", "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15"],
  ["mobile", "Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36"],
  ["mobile", "Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/142.0.0.0 Safari/537.36"],
  ["mobile", "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
  ["desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36"],
  ["desktop", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15"],
  ["desktop", "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/142.0.0.0 Safari/537.36"],
])("%s: %s", (device, userAgent) => {
  expect(describeMoment({ ...moment, userAgent }).device_type).toBe(device);
});
