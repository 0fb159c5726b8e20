// @ts-check
/** What hosts like Netlify and Cloudflare Pages do with the file `_headers`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** @param {string} glob a path in which `*` stands for anything */
const toPattern = (glob) =>
  new RegExp(`^${glob.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/**
 * The headers that the built site wants for a path; none if it has no such file.
 *
 * @param {string} folder the built site
 * @param {string} pathname
 * @returns {Promise<Record<string, string>>}
 */
export async function headersFor(folder, pathname) {
  const text = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
  /** @type {Record<string, string>} */
  const headers = {};
  let isMeant = false;
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (!name || !value) isMeant = toPattern(line.trim()).test(pathname);
    else if (isMeant) headers[name] = name in headers ? `${headers[name]}, ${value}` : value; // hosts join them, too
  }
  return headers;
}
