import { isVisibleText } from "../../../../lib/text/is-visible-text";
import { isBlank, isPicture, isTag, type MdxNode, partsOf } from "../../../text/mdx-node";
import { type ContentRecord, errorAt, recordFields, type TextNode } from "../../content";
import { type ContentError, type NodeError, shorten } from "../../errors";

/** Elements that must contain words. */
const holders = new Map([
  ["heading", "a heading"],
  ["link", "a link"],
  ["Callout", "a box"],
  ["BookLink", "a button"],
]);

/** Errors of empty headings, links, buttons and boxes, which nobody can see or hear. */
export function checkEmpty({ node, source }: TextNode): NodeError[] {
  const what = holders.get(node.name ?? node.type);
  const [, ...parts] = partsOf(node);
  const saysMore = parts.some(
    (part) =>
      part.type === "fact" || isTag(part) || isPicture(part) || (!isBlank(part) && part.value),
  );
  if (!what || saysMore) return [];
  return [{ found: `${what} without words: ${shorten(source.trim())}`, expected: "words in it" }];
}

const isVisible = (part: MdxNode): boolean =>
  part.type === "fact" ||
  isPicture(part) ||
  (!part.type.endsWith("Expression") && isVisibleText(part.value ?? ""));

/** Error for a text without words and pictures: its page would be empty. Drafts may be. */
export function checkEmptyText(record: ContentRecord, { children }: MdxNode): ContentError[] {
  // A text that can't be parsed has no children. Text between the two --- is a separate error.
  if (!children || record.value === undefined || recordFields(record).draft === true) return [];
  if (children.flatMap(partsOf).some(isVisible)) return [];
  const found = "no text below the fields";
  const expected = "the text that visitors read, below the second ---";
  return [errorAt(record, record.body?.text.length ?? 0, { found, expected })];
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
