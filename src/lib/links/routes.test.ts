import { asciiSlug, isHidden, isInSitemap, slugify } from "./routes";

test.each([
  ["San Marcos", "san-marcos"],
  ["Valentine's Day", "valentines-day"],
  ["Café manners", "cafe-manners"],
  ["狗 2", "狗-2"],
  ["../a?b#c", "a-b-c"],
  ["!?", ""],
])("%j is %j in a URL", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ["Dana's Café.JPG", "danas-cafe-jpg"],
  ["狗 2", "2"],
])("%j is %j as a file name", (text, slug) => {
  expect(asciiSlug(text)).toBe(slug);
});

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
