import { toBeacon } from "./to-beacon";

const visitor = { distinct_id: "$device:7", $device_id: "7" };
const properties = { location: "page", current_url: "https://käse.example/" };

test.each([
  ["base64", "https://proxy.example", "base64"],
  ["plain JSON", "https://api-eu.mixpanel.com", "utf8"],
] as const)("events are sent as %s to %s", (_, apiHost, encoding) => {
  const settings = { token: "token", apiHost };
  const { url, body } = toBeacon([{ event: "Page Viewed", properties }], settings, visitor, 12);
  expect(url).toBe(`${apiHost}/track/?ip=1&_=12`);
  const data = Buffer.from(new URLSearchParams(body).get("data") ?? "", encoding).toString("utf8");
  expect(JSON.parse(data)).toEqual([
    {
      event: "Page Viewed",
      properties: {
        ...properties,
        ...visitor,
        $current_url: "https://käse.example/",
        mp_lib: "web",
        token: "token",
      },
    },
  ]);
});
