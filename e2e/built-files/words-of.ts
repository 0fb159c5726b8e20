import { readFileSync } from "node:fs";
import { builtSite } from "../../test/sites/sites.mjs";

/** The HTML of a page of the tested site, as it was built. */
export const htmlOf = (route: string): string =>
  readFileSync(`${builtSite.folder}${route}index.html`, "utf8");

const characters: Record<string, string> = {
  amp: "&",
  quot: '"',
  lt: "<",
  gt: ">",
  "#x27": "'",
  nbsp: " ",
};

/** Text of HTML with its characters written out. */
export const decode = (text: string): string =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => characters[name] ?? whole);

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** What stands in the main part of a page's HTML, on one line. */
export function wordsOf(route: string): string {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(htmlOf(route)) ?? [];
  const text = main
    .replaceAll(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ");
  return oneLine(decode(text));
}

/** The first of some texts that doesn't stand in the words behind those before it. */
export function findMissing(words: string, texts: readonly string[]): string | undefined {
  let from = 0;
  return texts.find((text) => {
    const at = words.indexOf(oneLine(text), from);
    from = at + 1;
    return at < 0;
  });
}
