import { supportSendBeacon } from "./send-beacon";

const url = "https://provider.example/track/";
const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();

const fail = () => {
  throw new TypeError("blocked");
};

const replaceSendBeacon = (value: unknown) =>
  Object.defineProperty(navigator, "sendBeacon", { value, configurable: true, writable: true });

beforeEach(() => {
  fetch.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch });
});

test.each([
  ["works", jest.fn(() => true), 0],
  ["is missing", undefined, 2],
  ["isn't a function", {}, 2],
  ["returns false", () => false, 2],
  ["throws", fail, 2],
])("if sendBeacon %s, our data and the library's arrive", async (_, sendBeacon, requests) => {
  replaceSendBeacon(sendBeacon);
  const send = supportSendBeacon();
  await send(url, "data=1");
  expect(navigator.sendBeacon(url, "data=1")).toBe(true);
  const options = { method: "POST", body: "data=1", keepalive: true, mode: "no-cors" };
  expect(fetch.mock.calls).toEqual(Array.from({ length: requests }, () => [url, options]));
});

test.each([
  ["rejects", () => Promise.reject(new TypeError("offline"))],
  ["throws", fail],
])("if fetch %s too, only our own call rejects", async (_, failing) => {
  replaceSendBeacon(undefined);
  fetch.mockImplementation(failing);
  const send = supportSendBeacon();
  expect(navigator.sendBeacon(url)).toBe(true);
  await expect(send(url, "")).rejects.toThrow(TypeError);
});

test("a sendBeacon that can't be replaced causes no error", async () => {
  const locked = Object.create(navigator, { sendBeacon: { value: fail } }) as Navigator;
  const { navigator: own } = window;
  Object.defineProperty(window, "navigator", { value: locked, configurable: true });
  await supportSendBeacon()(url, "");
  expect(fetch).toHaveBeenCalledTimes(1);
  Object.defineProperty(window, "navigator", { value: own, configurable: true });
});
