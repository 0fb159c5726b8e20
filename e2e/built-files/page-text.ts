import { readFileSync } from "node:fs";
import { builtSite } from "../../test/builds/sites.mjs";

export const readHtml = (route: string, { folder } = builtSite): string =>
  readFileSync(`${folder}${route}index.html`, "utf8");

const characters: Record<string, string> = {
  amp: "&",
  quot: '"',
  lt: "<",
  gt: ">",
  "#x27": "'",
  nbsp: " ",
};

export const decodeHtml = (text: string): string =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => characters[name] ?? whole);

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

export function readMainText(route: string, site = builtSite): string {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(readHtml(route, site)) ?? [];
  const text = main
    .replaceAll(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ");
  return oneLine(decodeHtml(text));
}

/** The first text that is missing, or not after the previous ones. */
export function findMissingText(words: string, texts: readonly string[]): string | undefined {
  let from = 0;
  return texts.find((text) => {
    const at = words.indexOf(oneLine(text), from);
    from = at + 1;
    return at < 0;
  });
}
