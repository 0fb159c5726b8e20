import { post } from "../../test/builders/posts";

const path = "/blog/ticks/";
const files: Record<string, unknown> = {
  "/post-data/blog/ticks.json": post("ticks"),
};
const fetchMock = jest.fn<Promise<Partial<Response>>, [string]>();
const serve = (data: unknown, status = 200) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(data) });

async function openPage() {
  jest.resetModules();
  return import("./load-post");
}

function setConnection(connection: Navigator["connection"]) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

beforeEach(() => {
  fetchMock.mockReset().mockImplementation((file) => serve(files[file]));
  window.fetch = fetchMock as unknown as typeof fetch;
  setConnection(undefined);
});

test("loads a post once", async () => {
  const { loadPost, prefetchPost } = await openPage();
  prefetchPost(path);
  await expect(loadPost(path)).resolves.toEqual(post("ticks"));
  await loadPost(path);
  expect(fetchMock.mock.calls.flat()).toEqual(Object.keys(files));
});

test.each<[string, () => ReturnType<typeof serve>]>([
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an error status", () => serve({}, 500)],
])("rejects after %s, and loads on the next attempt", async (_, fail) => {
  fetchMock.mockImplementationOnce(fail);
  const { loadPost } = await openPage();
  await expect(loadPost(path)).rejects.toThrow();
  await expect(loadPost(path)).resolves.toEqual(post("ticks"));
});
