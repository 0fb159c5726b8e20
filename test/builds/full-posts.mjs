// @ts-check
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A tag that only the unpublished posts have. */
export const unseenTag = "unseen";

/** The post that the unpublished ones copy. A draft of the same day would be next to it in lists. */
export const copiedPost = "flea-alert";

/**
 * Posts that the full site's build must leave out, by folder: their front matter as it is written,
 * in place of the copied post's. YAML makes a day without quotes a date.
 *
 * @type {Record<string, { title: string, datePublished: string, draft?: string }>}
 */
export const unseenPosts = {
  "unseen-draft": { title: "A Draft Nobody Sees", datePublished: '"2024-08-07"', draft: "true" },
  "unseen-future": { title: "A Post That Waits for Its Day", datePublished: "2099-12-31" },
};

/** @param {string} folder a copy of the project */
export function addUnseenPosts(folder) {
  const blog = join(folder, "content", "blog");
  for (const [name, { title, datePublished, draft = "false" }] of Object.entries(unseenPosts)) {
    cpSync(join(blog, copiedPost), join(blog, name), { recursive: true });
    const file = join(blog, name, "index.mdx");
    const text = readFileSync(file, "utf8")
      .replace(/^title: .*$/m, `title: ${title}\ndraft: ${draft}`)
      .replace(/^datePublished: .*$/m, `datePublished: ${datePublished}`)
      .replace(/^lastModified: .*$/m, `lastModified: ${datePublished}`)
      .replace(/^tags: .*$/m, `tags: [fleas, ${unseenTag}]`);
    writeFileSync(file, text);
  }
}
