import type { AnalyticsEvent } from "../event";
import { toBeacon } from "./to-beacon";

const events: AnalyticsEvent[] = [
  { event: "Page Viewed", properties: { current_url: "https://shop.example/", time: 1 } },
  {
    event: "Book Now Clicked",
    properties: { location: "pricing", referrer: "https://käse.example" },
  },
];
const visitor = { distinct_id: "$device:7", $device_id: "7" };
const send = (apiHost: string) => toBeacon(events, { token: "token", apiHost }, visitor, 1234);
const dataOf = (body: string) => new URLSearchParams(body).get("data") ?? "";

test("goes to the provider's route for events", () => {
  expect(send("https://proxy.example").address).toBe("https://proxy.example/track/?ip=1&_=1234");
});

test.each([
  ["base64 elsewhere", "https://proxy.example", (data: string) => Buffer.from(data, "base64")],
  [
    "plain JSON at the provider's own",
    "https://api-eu.mixpanel.com",
    (data: string) => Buffer.from(data),
  ],
])("its data is %s", (_, apiHost, decode: (data: string) => Buffer) => {
  const common = { token: "token", distinct_id: "$device:7", $device_id: "7", mp_lib: "web" };
  expect(JSON.parse(decode(dataOf(send(apiHost).body)).toString("utf8"))).toEqual([
    {
      event: "Page Viewed",
      properties: {
        ...common,
        current_url: "https://shop.example/",
        $current_url: "https://shop.example/",
        time: 1,
      },
    },
    {
      event: "Book Now Clicked",
      properties: { ...common, location: "pricing", referrer: "https://käse.example" },
    },
  ]);
});
