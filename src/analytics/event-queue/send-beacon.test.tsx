import { supportSendBeacon } from "./send-beacon";

const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();

const refuse = () => false;
const fail = () => {
  throw new TypeError("blocked");
};

const give = (sendBeacon: unknown) =>
  Object.defineProperty(navigator, "sendBeacon", {
    value: sendBeacon,
    configurable: true,
    writable: true,
  });

beforeEach(() => {
  fetch.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch });
});

test.each([
  ["works", jest.fn(() => true), 0],
  ["is missing", undefined, 1],
  ["isn't a function", {}, 1],
  ["refuses", refuse, 1],
  ["throws", fail, 1],
])(
  "if sendBeacon %s, our data and the library's still arrive",
  async (_, sendBeacon, fallbacks) => {
    give(sendBeacon);
    const send = supportSendBeacon();
    await send("https://provider.example/track/", "data=1");
    expect(navigator.sendBeacon("https://provider.example/track/", "data=1")).toBe(true);
    const request = { method: "POST", body: "data=1", keepalive: true, mode: "no-cors" };
    const requests = Array.from({ length: fallbacks * 2 }, () => [
      "https://provider.example/track/",
      request,
    ]);
    expect(fetch.mock.calls).toEqual(requests);
  },
);

test.each([
  ["rejects", () => Promise.reject(new TypeError("offline"))],
  ["throws", fail],
])("if fetch %s too, only our own call reports it", async (_, failing) => {
  give(undefined);
  fetch.mockImplementation(failing);
  const send = supportSendBeacon();
  expect(navigator.sendBeacon("https://provider.example/")).toBe(true);
  await expect(send("https://provider.example/", "")).rejects.toThrow(TypeError);
});

test("a sendBeacon that can't be replaced breaks nothing", async () => {
  const locked = Object.create(navigator, { sendBeacon: { value: fail } }) as Navigator;
  const { navigator: own } = window;
  Object.defineProperty(window, "navigator", { value: locked, configurable: true });
  await supportSendBeacon()("https://provider.example/", "");
  expect(fetch).toHaveBeenCalledTimes(1);
  Object.defineProperty(window, "navigator", { value: own, configurable: true });
});
