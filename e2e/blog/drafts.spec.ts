import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { copiedPost, unseenPosts, unseenTag } from "../../test/builds/full-posts.mjs";
import { fullSite } from "../../test/builds/sites.mjs";
import { expect, test } from "../support/fixtures";

const findFilesWith = (...words: string[]) =>
  readdirSync(fullSite.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml|json|js|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const text = file + readFileSync(file, "utf8");
      return words.some((word) => text.includes(word));
    })
    .map((file) => relative(fullSite.folder, file));

test("no built file contains a draft or a future post, or a link to one", () => {
  const found = findFilesWith(copiedPost);
  for (const file of [
    "rss.xml",
    "sitemap-0.xml",
    "blog/index.html",
    "blog/tag/fleas/index.html",
    `post-data/blog/${copiedPost}.json`,
  ])
    expect(found).toContain(file);
  const titles = Object.values(unseenPosts).map(({ title }) => title);
  expect(findFilesWith(...titles, ...Object.keys(unseenPosts), `/tag/${unseenTag}/`)).toEqual([]);
});
