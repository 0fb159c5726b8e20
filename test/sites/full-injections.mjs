// @ts-check
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";

/**
 * An attempt to inject code into the site.
 *
 * @typedef {object} Injection
 * @property {string} what a description
 * @property {string} file the content file to change
 * @property {(string | number)[] | "body"} at the field; the text of an article
 * @property {string} value
 * @property {string} [page] the page that shows it as text, or `chat`; without one, the
 *   content check rejects it
 * @property {string} [shows] the visible text, if it differs from the value
 */

/** All injections; src/content/check tests the same ones. @type {Injection[]} */
export const injections = JSON.parse(readFileSync("test/sites/injections.json", "utf8"));

/** The injections in the full site. */
export const shownInjections = injections.filter(({ page }) => page !== undefined);

/**
 * @param {any} value @param {(string | number)[]} path @param {string} by
 * @returns {void}
 */
function setAt(value, [step, ...rest], by) {
  if (step === undefined) throw new Error("an injection names no field");
  if (rest.length === 0) value[step] = by;
  else setAt(value[step], rest, by);
}

/** @param {string} text @param {Injection} injection */
function injectData(text, { at, value }) {
  const data = JSON.parse(text);
  setAt(data, [...at], value);
  return JSON.stringify(data, null, 2);
}

/** @param {string} text @param {Injection} injection */
function injectArticle(text, { at, value }) {
  if (at === "body") return `${text}\n${value}\n`;
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(fields);
  document.setIn(at, value);
  return `---\n${String(document)}---\n${body}`;
}

/**
 * Inserts an injection into the text of its file.
 *
 * @param {string} text
 * @param {Injection} injection
 */
export const inject = (text, injection) =>
  injection.file.endsWith(".json") ? injectData(text, injection) : injectArticle(text, injection);

/**
 * Inserts the injections into a copy of the project.
 *
 * @param {string} folder the copy
 */
export function addInjections(folder) {
  for (const injection of shownInjections) {
    const file = join(folder, injection.file);
    const text = readFileSync(file, "utf8");
    if (String(injection.at) === "image")
      copyFileSync(join(dirname(file), "cover.png"), join(dirname(file), injection.value));
    writeFileSync(file, inject(text, injection));
  }
}
