import { post } from "../../test/builders/posts";
import { loadPost } from "./load-post";

test.each([
  ["/blog/ticks/", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["/blog/fleas/", () => Promise.resolve({ ok: false, status: 500 })],
])("%s rejects after a failure, and loads on the next attempt", async (path, fail) => {
  const json = () => Promise.resolve(post("ticks"));
  const fetchMock = jest.fn().mockImplementationOnce(fail).mockResolvedValue({ ok: true, json });
  window.fetch = fetchMock;
  await expect(loadPost(path)).rejects.toThrow();
  await expect(loadPost(path)).resolves.toEqual(post("ticks"));
});
