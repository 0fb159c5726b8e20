import prefetch from "./prefetch";

const ask = jest.fn<Promise<unknown>, [string]>();
const addresses = () => ask.mock.calls.map(([address]) => address);

beforeEach(() => {
  ask.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: ask });
});

it("fetches a page's code once, though two pages want it at the same time", async () => {
  await Promise.all([prefetch("/one.js"), prefetch("/two.js"), prefetch("/one.js")]);
  await prefetch("/one.js");
  expect(addresses()).toEqual(["/one.js", "/two.js"]);
});

it("leaves a page's data to Gatsby, which reads them next", async () => {
  await prefetch("/page-data/faq/page-data.json", { as: "fetch" });
  expect(addresses()).toEqual([]);
});

it("lets others go on when a file can't be had", async () => {
  ask.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(prefetch("/gone.js")).resolves.toBeUndefined();
});
