import { createHash } from "node:crypto";

const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const isData = /\btype="application\/(ld\+)?json"/;
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const distinct = (texts: readonly string[]) => [...new Set(texts)].map(hashOf);

/** The hashes of the scripts that stand in a page, for its policy: `sha256-…`. */
export const inlineScriptHashes = (html: string): string[] =>
  distinct(
    [...html.matchAll(scriptElement)].flatMap(([, attributes = "", text = ""]) =>
      text === "" || isData.test(attributes) ? [] : [text],
    ),
  );

/**
 * The hashes of the style sheets that stand in a page, each once. First that of nothing at all: in the
 * browser Emotion adds rules to a sheet that it put there empty. Style attributes have none: pages have no
 * such attributes.
 */
export function inlineStyleHashes(html: string): string[] {
  const markup = html.replace(scriptElement, "");
  return distinct(["", ...[...markup.matchAll(styleElement)].map(([, css = ""]) => css)]);
}
