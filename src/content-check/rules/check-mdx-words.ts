import { asciiSlug } from "../../lib/slug";
import type { ErrorWords, Finding } from "../content-error";
import { offsetOf, writtenAs, type MdxNode } from "../../text/mdx-node";
import { shorten } from "../wording";

const slip = /#{2,6}(?=[^#\s])|^(?:import|export)\b[^\n]*|(?<!\\)!\[[^\]\n]*\]\([^)\n]*\)/g;

/** The words for a picture that Markdown doesn't read, mostly for the blanks in its file's name. */
function explainUnread(written: string): ErrorWords {
  const [, alt = "", name = ""] = /^!\[(.*)\]\(\s*(.*?)\s*(?:"[^"]*"?\s*)?\)$/.exec(written) ?? [];
  const [, baseName = "", ext = ""] = /([^/]*?)(\.[^./]*)?$/.exec(name) ?? [];
  const better = `${asciiSlug(baseName) || "photo"}${ext.toLowerCase() || ".jpg"}`;
  return {
    found: shorten(written),
    expected: "a picture's name without blanks: ![What it shows](before.jpg)",
    fix: `rename the file to ${better}, and write ![${alt}](${better})`,
  };
}

function explainSlip(sign: string, offset: number, text: string): Finding[] {
  if (sign.startsWith("!")) return [{ offset, ...explainUnread(sign) }];
  if (/^[ie]/.test(sign))
    return [
      { offset, found: shorten(sign), expected: "no line that begins with import or export" },
    ];
  if (!/(?:^|\n)\s*$/.test(text.slice(0, offset))) return [];
  const [, words = ""] = /^#+(.*?)\s*(?:\n|$)/.exec(text.slice(offset)) ?? [];
  return [
    {
      offset,
      found: shorten(sign + words),
      expected: `a blank between ${sign} and the words of a heading`,
      fix: `write ${sign} ${words}`,
    },
  ];
}

/** Errors of what visitors would read as signs: headings without their blank, pictures, lines of code. */
export const checkWords = (parts: MdxNode[], text: string): Finding[] =>
  parts
    .filter(({ type }) => type === "text")
    .flatMap((node) =>
      [...writtenAs(node, text).matchAll(slip)].flatMap(({ 0: sign, index }) =>
        explainSlip(sign, offsetOf(node) + index, text),
      ),
    );
