// @ts-check
/** What hosts like Netlify and Cloudflare Pages do with the file `_headers`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** @typedef {{ pattern: RegExp, headers: [string, string][] }} Rule */

/** @param {string} glob a path in which `*` stands for anything */
const toPattern = (glob) =>
  new RegExp(
    `^${glob
      .split("*")
      .map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, "\\$&"))
      .join(".*")}$`,
  );

/**
 * @param {string} text of the file
 * @returns {Rule[]}
 */
export function parseHeaders(text) {
  /** @type {Rule[]} */
  const rules = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: toPattern(line.trim()), headers: [] });
  }
  return rules;
}

/**
 * The headers that the built site wants for a path; none if it has no such file.
 *
 * @param {string} folder the built site
 * @param {string} pathname
 * @returns {Promise<Record<string, string>>}
 */
export async function headersFor(folder, pathname) {
  const text = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
  const rules = parseHeaders(text).filter(({ pattern }) => pattern.test(pathname));
  /** @type {Record<string, string>} */
  const joined = {};
  for (const [name, value] of rules.flatMap(({ headers }) => headers))
    joined[name] = name in joined ? `${joined[name]}, ${value}` : value; // hosts join them, too
  return joined;
}
