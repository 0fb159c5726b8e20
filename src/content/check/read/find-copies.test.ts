import { copiedFile } from "./find-copies";

const paths = new Set([
  "data/prices.json",
  "data/price-lists.json",
  "content/blog/ticks/index.mdx",
  "content/pages/terms.mdx",
]);

test.each([
  ["data/prices 2.json", "data/prices.json"],
  ["data/prices (1).json", "data/prices.json"],
  ["data/prices(1).json", "data/prices.json"],
  ["data/prices-conflict.json", "data/prices.json"],
  ["data/prices (Ada's conflicted copy 2026-11-25).json", "data/prices.json"],
  ["data/prices.sync-conflict-20261125-103107-ABCDEF.json", "data/prices.json"],
  ["data/prices (Adas MacBook).json", "data/prices.json"],
  ["data/prices copy.json", "data/prices.json"],
  ["data/prices copy 2.json", "data/prices.json"],
  ["data/prices - Copy.json", "data/prices.json"],
  ["data/prices_old.json", "data/prices.json"],
  ["data/prices.json.bak", "data/prices.json"],
  ["data/prices.json~", "data/prices.json"],
  ["data/prices.json.orig", "data/prices.json"],
  ["data/#prices.json#", "data/prices.json"],
  ["content/blog/ticks/index 2.mdx", "content/blog/ticks/index.mdx"],
  ["content/blog/ticks 2/index.mdx", "content/blog/ticks/index.mdx"],
  ["content/pages/terms (1).mdx", "content/pages/terms.mdx"],
])("%s is a copy of %s", (path, original) => {
  expect(copiedFile(path, paths)).toBe(original);
});

test.each([
  "data/prices.json",
  "data/price-lists.json",
  "data/hours 2.json",
  "data/notes.txt",
  "content/blog/ticks-2/index.mdx",
  "content/pages/terms-of-sale.mdx",
  "content/pages/old-terms.mdx",
])("%s isn't a copy", (path) => {
  expect(copiedFile(path, paths)).toBeUndefined();
});
