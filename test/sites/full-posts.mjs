// @ts-check
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A tag that only the unseen posts have. */
export const unseenTag = "unseen";

/** The post that the unseen ones are copies of; a draft of its day would be its neighbor. */
export const copiedPost = "flea-alert";

/**
 * Finished posts of the full site's content that its build must leave out, by folder: the lines
 * of front matter that differ from the copied post's.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const unseenPosts = {
  "unseen-draft": {
    title: "A Draft Nobody Sees",
    datePublished: '"2024-08-07"',
    lastModified: '"2024-08-13"',
    tags: `[fleas, ${unseenTag}]`,
    draft: "true",
  },
  "unseen-future": {
    title: "A Post That Waits for Its Day",
    datePublished: '"2099-12-31"',
    lastModified: '"2099-12-31"',
    tags: `[fleas, ${unseenTag}]`,
  },
};

/**
 * Adds the unseen posts to a copy of the project.
 *
 * @param {string} folder the copy
 */
export function addUnseenPosts(folder) {
  const blog = join(folder, "content", "blog");
  for (const [name, changes] of Object.entries(unseenPosts)) {
    cpSync(join(blog, copiedPost), join(blog, name), { recursive: true });
    const file = join(blog, name, "index.mdx");
    const kept = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !Object.keys(changes).some((field) => line.startsWith(`${field}:`)));
    const changed = Object.entries(changes).map(([field, value]) => `${field}: ${value}`);
    writeFileSync(file, [kept[0], ...changed, ...kept.slice(1)].join("\n"));
  }
}
