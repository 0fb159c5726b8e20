import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { copiedPost, unseenPosts, unseenTag } from "../../test/sites/full-posts.mjs";
import { fullSite } from "../../test/sites/sites.mjs";
import { expect, test } from "../support/fixtures";

/** Text files of the full site that contain one of the words in content or path. */
const filesWith = (...words: string[]) =>
  readdirSync(fullSite.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml|json|js|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const text = file + readFileSync(file, "utf8");
      return words.some((word) => text.includes(word));
    })
    .map((file) => relative(fullSite.folder, file));

test("no file of a build has a draft, or a post whose day has not come, or names them", () => {
  const found = filesWith(copiedPost);
  for (const file of ["rss.xml", "sitemap.xml", "blog/index.html", "blog/tag/fleas/index.html"])
    expect(found).toContain(file);
  const titles = Object.values(unseenPosts).map(({ title }) => title);
  expect(filesWith(...titles, ...Object.keys(unseenPosts), `/tag/${unseenTag}/`)).toEqual([]);
});
