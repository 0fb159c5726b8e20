import { post } from "../../test/builders/posts";
import { loadPost, prefetchPost } from "./load-post";

test.each([
  ["/blog/ticks/", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["/blog/fleas/", () => Promise.resolve({ ok: false, status: 500, json: () => ({}) })],
])("%s isn't prefetched with Save-Data; after a failure, it loads again", async (path, fail) => {
  const json = () => Promise.resolve(post("ticks"));
  const fetchMock = jest.fn().mockImplementationOnce(fail).mockResolvedValue({ ok: true, json });
  window.fetch = fetchMock;
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchPost(path);
  expect(fetchMock).not.toHaveBeenCalled();
  await expect(loadPost(path)).rejects.toThrow();
  await expect(loadPost(path)).resolves.toEqual(post("ticks"));
});
