import type { Finding } from "../content-error";
import { offsetOf, writtenAs, type MdxNode } from "../mdx/mdx-node";
import { shorten } from "../words";
import { explainBraces, type KnownFacts } from "./known-facts";

const slip = /#{2,6}(?=[^#\s])|(?<!\\)\}/g;

function explainSlip(sign: string, offset: number, text: string, known: KnownFacts): Finding[] {
  if (sign === "}") return [{ offset, ...explainBraces(sign, known) }];
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

/** Errors of headings without their blank and of lone braces: visitors would read them as signs. */
export const checkWords = (parts: MdxNode[], text: string, known: KnownFacts): Finding[] =>
  parts
    .filter(({ type }) => type === "text")
    .flatMap((node) =>
      [...writtenAs(node, text).matchAll(slip)].flatMap(({ 0: sign, index }) =>
        explainSlip(sign, offsetOf(node) + index, text, known),
      ),
    );
