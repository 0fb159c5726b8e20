import type { Finding } from "../content-error";
import { offsetOf, writtenAs, type MdxNode } from "../../text/mdx-node";
import { shorten } from "../wording";

/** What visitors would read as signs, and what is expected in its place. */
const slips: [written: RegExp, expected: string][] = [
  [/^#{2,6}(?=[^#\s]).*/gm, "a blank between ## and the words of a heading"],
  [/^(?:import|export)\b.*/g, "no line that begins with import or export"],
  [
    /(?<!\\)!\[[^\]\n]*\]\([^)\n]*\)/g,
    "a picture's name without blanks: ![What it shows](before.jpg)",
  ],
];

/** Errors of what visitors would read as signs: headings without their blank, pictures, lines of code. */
export const checkWords = (parts: MdxNode[], text: string): Finding[] =>
  parts
    .filter(({ type }) => type === "text")
    .flatMap((node) =>
      slips.flatMap(([slip, expected]) =>
        [...writtenAs(node, text).matchAll(slip)].map(({ 0: written, index }) => ({
          offset: offsetOf(node) + index,
          found: shorten(written),
          expected,
        })),
      ),
    );
