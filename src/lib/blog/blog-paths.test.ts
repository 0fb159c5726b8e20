import { tagPath } from "./blog-paths";

test.each([
  ["safety", "/blog/tag/safety/"],
  ["Valentine's Day", "/blog/tag/valentines-day/"],
  ["Crème & co.", "/blog/tag/creme-co/"],
  ["собаки", "/blog/tag/собаки/"],
])("the tag %s stands at %s", (tag, path) => {
  expect(tagPath(tag)).toBe(path);
});
