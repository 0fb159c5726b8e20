import { pagePath, tagPath } from "./blog-paths";

test.each([
  ["safety", "/blog/tag/safety/"],
  ["Valentine's Day", "/blog/tag/valentines-day/"],
  ["Crème & co.", "/blog/tag/creme-co/"],
  ["собаки", "/blog/tag/собаки/"],
])("the tag %s stands at %s", (tag, path) => {
  expect(tagPath(tag)).toBe(path);
});

test.each([
  ["/blog/", 1, "/blog/"],
  ["/blog/", 2, "/blog/page/2/"],
  ["/blog/tag/safety/", 3, "/blog/tag/safety/page/3/"],
])("of %s, page %i stands at %s", (list, page, path) => {
  expect(pagePath(list, page)).toBe(path);
});
