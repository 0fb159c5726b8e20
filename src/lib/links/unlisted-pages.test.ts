import { isHidden, isInSitemap } from "./routes";

test.each([
  ["/", false, true],
  ["/home/", false, false],
  ["/blog/", false, true],
  ["/blog/tag/ears/", true, false],
  ["/404/", true, false],
  ["/error/", true, false],
])("%s is hidden from search engines: %s; is in the sitemap: %s", (path, hidden, listed) => {
  expect([isHidden(path), isInSitemap(path)]).toEqual([hidden, listed]);
});
