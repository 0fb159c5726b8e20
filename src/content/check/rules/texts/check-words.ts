import { isBlank, isPicture, isTag, partsOf } from "../../../text/mdx-node";
import { shorten } from "../../wording";
import type { Finding, TextPart } from "./text-part";

/** What holds words, by the names of its parts. */
const holders: Record<string, string> = {
  heading: "a heading",
  link: "a link",
  Callout: "a box",
  BookLink: "a button",
};

/** Errors of headings, links, buttons and boxes with nothing in them, which nobody can see or hear. */
export function checkEmpty({ node, written }: TextPart): Finding[] {
  const what = holders[node.name ?? node.type];
  const [, ...parts] = partsOf(node);
  const saysMore = parts.some(
    (part) =>
      part.type === "fact" || isTag(part) || isPicture(part) || (!isBlank(part) && part.value),
  );
  if (!what || saysMore) return [];
  return [{ found: `${what} without words: ${shorten(written.trim())}`, expected: "words in it" }];
}

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
export const checkWords = ({ node, written }: TextPart): Finding[] =>
  node.type !== "text"
    ? []
    : slips.flatMap(([slip, expected]) =>
        [...written.matchAll(slip)].map(({ 0: found, index }) => ({
          offset: index,
          found: shorten(found),
          expected,
        })),
      );
