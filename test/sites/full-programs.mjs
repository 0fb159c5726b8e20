// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A post of the full site as Windows programs would save it. */
export const rewrittenPost = "holiday-tips";

/** Its title and tags: other YAML parsers read a number of seconds, a date and an octal number. */
export const rewrittenWords = { title: "24:7", tags: ["2026-05-01", "012"] };

/** A data file that is saved with Windows line ends. */
const rewrittenData = "data/coat-types.json";

/** @param {string} text */
const withWindowsLineEnds = (text) => text.replaceAll("\n", "\r\n");

/**
 * Saves a post and a data file of a copy of the project in another format with the same meaning.
 *
 * @param {string} folder the copy
 */
export function rewriteFiles(folder) {
  /** @param {string} path @param {(text: string) => string} change */
  const rewrite = (path, change) => {
    const file = join(folder, path);
    writeFileSync(file, withWindowsLineEnds(change(readFileSync(file, "utf8"))));
  };
  rewrite(rewrittenData, (text) => text);
  rewrite(`content/blog/${rewrittenPost}/index.mdx`, (text) => {
    const [, front = "", body = ""] = text.split(/^---\n/m);
    const { title, tags } = rewrittenWords;
    const fields = front
      .replace(/^title: .*$/m, `title: ${title}`)
      .replace(/^tags: .*$/m, `tags: [${tags.join(", ")}]`);
    return `\uFEFF---yaml \n${fields}--- \n${body}`;
  });
}
