import prefetch from "./prefetch";

const fetchMock = jest.fn<Promise<unknown>, [string]>();
const urls = () => fetchMock.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: fetchMock });
});

it("fetches a file once, also if two pages need it at the same time", async () => {
  await Promise.all([prefetch("/one.js"), prefetch("/two.js"), prefetch("/one.js")]);
  await prefetch("/one.js");
  expect(urls()).toEqual(["/one.js", "/two.js"]);
});

it("leaves a page's data to Gatsby, which fetches it next", async () => {
  await prefetch("/page-data/faq/page-data.json", { as: "fetch" });
  expect(urls()).toEqual([]);
});

it("resolves when a file fails to load", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(prefetch("/gone.js")).resolves.toBeUndefined();
});
