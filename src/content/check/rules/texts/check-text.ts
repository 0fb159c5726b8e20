import { isVisibleText } from "../../../../lib/text/is-visible-text";
import {
  isBlank,
  isPicture,
  isTag,
  type MdxNode,
  offsetOf,
  partsOf,
  writtenAs,
} from "../../../text/mdx-node";
import { type ContentRecord, errorAt, recordFields, type TextNode } from "../../content";
import { type ContentError, type NodeError, shorten } from "../../errors";
import { checkNoFacts, explainUnknownFact, type KnownFacts } from "../check-facts";
import { checkImageFile, checkPicture, checkTag, repeatedIds } from "./check-tags";
import { hiddenWords } from "./hidden-words";

const comments = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*$/;

/** Errors of braces: an unknown fact, or anything but a note for the owner. */
function checkBracesInText({ node, source }: TextNode, facts: KnownFacts): NodeError[] {
  const { type, name, value = "" } = node;
  if (type === "fact") return [explainUnknownFact(name ?? "", facts) ?? []].flat();
  if (!type.endsWith("Expression") || comments.test(value)) return [];
  const expected = "nothing but a fact's name in braces, like {phone}";
  const fix = "write \\{ and \\} for braces that visitors should see";
  return [{ found: source, expected, fix }];
}

/** Errors of braces in the title of a link, which the browser shows as typed. */
const checkLinkTitle = ({ node }: TextNode): NodeError[] =>
  node.type === "link" || node.type === "definition" ? checkNoFacts(node.title ?? "") : [];

/** Elements that must contain words. */
const holders = new Map([
  ["heading", "a heading"],
  ["link", "a link"],
  ["Callout", "a box"],
  ["BookLink", "a button"],
]);

/** Errors of empty headings, links, buttons and boxes, which nobody can see or hear. */
function checkEmpty({ node, source }: TextNode): NodeError[] {
  const what = holders.get(node.name ?? node.type);
  const [, ...parts] = partsOf(node);
  const hasContent = parts.some(
    (part) =>
      part.type === "fact" || isTag(part) || isPicture(part) || (!isBlank(part) && part.value),
  );
  if (!what || hasContent) return [];
  return [{ found: `${what} without words: ${shorten(source.trim())}`, expected: "words in it" }];
}

/** Errors of lines that other MDX sites run as code. */
const checkCode = ({ node, source }: TextNode): NodeError[] =>
  node.type === "text" && /^(?:import|export)\b/.test(source)
    ? [{ found: shorten(source), expected: "no line that begins with import or export" }]
    : [];

const isVisible = (part: MdxNode): boolean =>
  part.type === "fact" ||
  isPicture(part) ||
  (!part.type.endsWith("Expression") && isVisibleText(part.value ?? ""));

/** Error for a text without words and pictures: its page would be empty. Drafts may be. */
function checkEmptyText(record: ContentRecord, { children }: MdxNode): ContentError[] {
  // A text that can't be parsed has no children. Text between the two --- is a separate error.
  if (!children || record.value === undefined || recordFields(record).draft === true) return [];
  if (children.flatMap(partsOf).some(isVisible)) return [];
  const found = "no text below the fields";
  const expected = "the text that visitors read, below the second ---";
  return [errorAt(record, record.body?.text.length ?? 0, { found, expected })];
}

const rules: ((node: TextNode, facts: KnownFacts) => NodeError[])[] = [
  checkBracesInText,
  checkLinkTitle,
  checkTag,
  checkImageFile,
  checkEmpty,
  checkPicture,
  checkCode,
];

/** Errors of the text below the front matter. */
export function checkText(record: ContentRecord, facts: KnownFacts): ContentError[] {
  const { body } = record;
  if (!body) return [];
  const toError = (node: MdxNode, { offset = 0, ...words }: NodeError) =>
    errorAt(record, offsetOf(node) + offset, words);
  const ofParts = partsOf(body.tree).flatMap((parent) =>
    (parent.children ?? []).flatMap((node) => {
      const textNode = { node, parent, source: writtenAs(node, body.text) };
      return rules.flatMap((rule) => rule(textNode, facts)).map((error) => toError(node, error));
    }),
  );
  const ofText = [...repeatedIds(body.tree), ...hiddenWords(body.tree, body.text)];
  return [
    ...ofParts,
    ...ofText.map(({ node, ...error }) => toError(node, error)),
    ...checkEmptyText(record, body.tree),
  ];
}
