// @ts-check
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";

/**
 * An attempt to inject code into the site.
 *
 * @typedef {object} Injection
 * @property {string} file the content file to change
 * @property {string} at the path of the field; `body` is the text of an article
 * @property {string} value
 * @property {string} [page] the page that shows it as text, or `chat`; without one, the
 *   content check rejects it
 * @property {string} [shows] the visible text, if it differs from the value
 */

/** By file: `at`, `value`, `page` and `shows`. @type {Record<string, [string, string, string?, string?][]>} */
const table = JSON.parse(readFileSync("test/builds/injections.json", "utf8"));

/** All injections; src/content/check tests the same ones. @type {Injection[]} */
export const injections = Object.entries(table).flatMap(([file, rows]) =>
  rows.map(([at, value, page, shows]) => ({ file, at, value, page, shows })),
);

export const shownInjections = injections.filter(({ page }) => page !== undefined);

/** @param {string} text @param {Injection} injection */
function injectData(text, { at, value }) {
  const data = JSON.parse(text);
  const path = at.split(".");
  const name = path.pop() ?? "";
  path.reduce((record, step) => record[step], data)[name] = value;
  return JSON.stringify(data, null, 2);
}

/** @param {string} text @param {Injection} injection */
function injectArticle(text, { at, value }) {
  if (at === "body") return `${text}\n${value}\n`;
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(fields);
  document.setIn(at.split("."), value);
  return `---\n${String(document)}---\n${body}`;
}

/** @param {string} text of its file @param {Injection} injection */
export const inject = (text, injection) =>
  injection.file.endsWith(".json") ? injectData(text, injection) : injectArticle(text, injection);

/** @param {string} folder a copy of the project */
export function addInjections(folder) {
  for (const injection of shownInjections) {
    const file = join(folder, injection.file);
    const text = readFileSync(file, "utf8");
    if (injection.at === "image")
      copyFileSync(join(dirname(file), "cover.png"), join(dirname(file), injection.value));
    writeFileSync(file, inject(text, injection));
  }
}
