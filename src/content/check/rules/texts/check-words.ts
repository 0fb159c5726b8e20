import { isBlank, isPicture, isTag, partsOf } from "../../../text/mdx-node";
import type { TextNode } from "../../content";
import { type NodeError, shorten } from "../../errors";

/** Elements that must contain words. */
const holders: Record<string, string> = {
  heading: "a heading",
  link: "a link",
  Callout: "a box",
  BookLink: "a button",
};

/** Errors of empty headings, links, buttons and boxes, which nobody can see or hear. */
export function checkEmpty({ node, source }: TextNode): NodeError[] {
  const what = holders[node.name ?? node.type];
  const [, ...parts] = partsOf(node);
  const saysMore = parts.some(
    (part) =>
      part.type === "fact" || isTag(part) || isPicture(part) || (!isBlank(part) && part.value),
  );
  if (!what || saysMore) return [];
  return [{ found: `${what} without words: ${shorten(source.trim())}`, expected: "words in it" }];
}

/** Lines of code that other MDX sites run. */
const code = /^(?:import|export)\b.*/g;

/** Errors of lines that start like code. */
export const checkWords = ({ node, source }: TextNode): NodeError[] =>
  node.type !== "text"
    ? []
    : [...source.matchAll(code)].map(({ 0: found, index }) => ({
        offset: index,
        found: shorten(found),
        expected: "no line that begins with import or export",
      }));
