import { loadPage, type LoadedPage, prefetchPage } from "./page-loader";

const path = "/blog/bath-day/";
const page: LoadedPage = {
  component: { default: () => null },
  json: { data: { post: "…" } },
  page: { path, webpackCompilationHash: "new" },
};
const loader = jest.fn<Promise<Partial<LoadedPage> & { status?: string }>, [string]>();

function setConnection(connection: Navigator["connection"]) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

beforeEach(() => {
  loader.mockReset().mockResolvedValue(page);
  window.___loader = { loadPage: loader };
  window.___webpackCompilationHash = "new";
  setConnection(undefined);
});

test("gives template and data of another page", async () => {
  await expect(loadPage(path)).resolves.toEqual(page);
});

test.each([
  ["failed", { ...page, status: "error" }],
  ["is another, the not-found page", { ...page, page: { ...page.page, path: "/404.html" } }],
  ["came without its template", { ...page, component: undefined }],
  ["is of a newer build", { ...page, page: { path, webpackCompilationHash: "newer" } }],
])("a page that %s is none", async (_, loaded) => {
  loader.mockResolvedValue(loaded);
  await expect(loadPage(path)).rejects.toThrow(path);
});

test.each([
  [1, undefined],
  [1, { saveData: false, effectiveType: "4g" }],
  [0, { saveData: true }],
  [0, { effectiveType: "3g" }],
  [0, { effectiveType: "slow-2g" }],
])("%i pages are loaded before they are asked for with the line %j", (pages, line) => {
  setConnection(line);
  prefetchPage(path);
  expect(loader).toHaveBeenCalledTimes(pages);
});

test("one that can't be loaded ahead says nothing", async () => {
  loader.mockRejectedValue(new Error("No line"));
  expect(() => prefetchPage(path)).not.toThrow();
  await Promise.resolve();
});
