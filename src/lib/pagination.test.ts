import { pageCount, pageOf } from "./pagination";

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

describe("pageOf", () => {
  it.each([
    [0, 1],
    [4, 1],
    [5, 2],
    [26, 6],
  ])("index %i stands on page %i", (index, page) => {
    expect(pageOf(index, 5)).toBe(page);
  });
});
