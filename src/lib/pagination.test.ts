import { pageCount, pagePath, recordsOn } from "./pagination";

describe("pageCount", () => {
  it.each([
    [27, 5, 6],
    [25, 5, 5],
    [1, 5, 1],
    [0, 5, 1],
  ])("%i records, %i a page: %i pages", (length, perPage, pages) => {
    expect(pageCount(length, perPage)).toBe(pages);
  });
});

describe("pagePath", () => {
  it.each([
    ["/blog/", 1, "/blog/"],
    ["/blog/", 2, "/blog/page/2/"],
    ["/blog/tag/safety/", 3, "/blog/tag/safety/page/3/"],
  ])("of %s, page %i stands at %s", (list, page, path) => {
    expect(pagePath(list, page)).toBe(path);
  });
});

describe("recordsOn", () => {
  it.each([
    [1, ["a", "b"]],
    [2, ["c", "d"]],
    [3, ["e"]],
    [4, []],
  ])("page %i of five, two a page", (page, records) => {
    expect(recordsOn(page, ["a", "b", "c", "d", "e"], 2)).toEqual(records);
  });
});
