import { pairedPictures } from "../../../lib/pictures";
import { isVisibleText } from "../../../lib/text/words";
import { altText } from "../../model/fields";
import {
  attributeOf,
  isBlank,
  isPicture,
  isTag,
  type MdxNode,
  offsetOf,
  partsOf,
  writtenAs,
} from "../../text/parse-text";
import { type ContentRecord, errorAt, nodesOf, recordFields } from "../content";
import { contentError, type ContentError, type ErrorText, formatValue, shorten } from "../errors";
import { checkFileName } from "../pictures/check-pictures";
import { checkFactName, checkNoFacts, type KnownFacts } from "./check-facts";
import { checkRepeatedIds, checkTag } from "./check-tags";
import { findHiddenWords } from "./hidden-words";

const onlyComments = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*$/;

function checkExpression({ type, name, value = "" }: MdxNode, found: string, facts: KnownFacts) {
  if (type === "fact") return checkFactName(name ?? "", facts);
  if (!type.endsWith("Expression") || onlyComments.test(value)) return [];
  const expected = "nothing but a fact's name in braces, like {phone}";
  return [contentError(found, expected, "write \\{ and \\} for braces that visitors should see")];
}

/** Phones write capitals and blanks. Visitors would read the braces of such a fact. */
function checkSpelling({ type, value = "" }: MdxNode, { facts }: KnownFacts): ErrorText[] {
  if (type !== "text") return [];
  return [...value.matchAll(/\{([^{}]+)\}/g)].flatMap(([found, inner = ""]) => {
    const name = inner.trim().toLowerCase();
    if (name === inner || !Object.hasOwn(facts, name)) return [];
    return [contentError(found, `the fact {${name}}, in small letters and without spaces`)];
  });
}

const containerNames = new Map([
  ["heading", "a heading"],
  ["link", "a link"],
  ["Callout", "a box"],
  ["BookLink", "a button"],
]);

function checkEmpty(node: MdxNode, source: string): ErrorText[] {
  const what = containerNames.get(node.name ?? node.type);
  const hasContent = partsOf(node)
    .slice(1)
    .some((one) => one.type === "fact" || isTag(one) || isPicture(one) || one.value?.trim());
  if (!what || hasContent) return [];
  return [contentError(`${what} without words: ${shorten(source.trim())}`, "words in it")];
}

const exampleImage = "![What it shows](before.jpg)";
const examplePair =
  '<BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />';

function checkAlt(alt: string, example: string): ErrorText[] {
  if (altText.safeParse(alt.replace(/\s+/g, " ")).success) return [];
  const expected = `a few words that say what it shows, 5 to 160 letters, for visitors who can't see it: ${example}`;
  return [contentError(`a picture with the words ${formatValue(alt)}`, expected)];
}

function checkPair(node: MdxNode): ErrorText[] {
  const isWhole = pairedPictures.every(({ name }) => attributeOf(node, name) !== undefined);
  if (!isWhole || !(node.children ?? []).every(isBlank))
    return [contentError("<BeforeAfter> without its pictures", examplePair)];
  return pairedPictures.flatMap(({ alt }) => checkAlt(attributeOf(node, alt) ?? "", examplePair));
}

function checkPicture(node: MdxNode, source: string, parent: MdxNode): ErrorText[] {
  if (node.type === "imageReference") return [contentError(source, exampleImage)];
  if (!isPicture(node)) return [];
  const isAlone =
    parent.type === "paragraph"
      ? (parent.children ?? []).every((part) => isPicture(part) || isBlank(part))
      : node.type === "mdxJsxFlowElement";
  const expected =
    "a picture without braces, on a line of its own, with empty lines above and below";
  // Facts aren't filled in between the marks of a picture.
  const isMisplaced = !isAlone || /[{}]/.test(source);
  return [
    ...(node.type === "image"
      ? [...checkAlt(node.alt ?? "", exampleImage), ...checkFileName(node.url ?? "")]
      : checkPair(node)),
    ...(isMisplaced ? [contentError(source, expected)] : []),
  ];
}

/** Errors of lines that other MDX sites run as code. */
const checkCode = ({ type }: MdxNode, source: string): ErrorText[] =>
  type === "text" && /^(?:import|export)\b/.test(source)
    ? [contentError(shorten(source), "no line that begins with import or export")]
    : [];

/** Errors of a node and its parent. Braces in the title of a link would be shown as typed. */
const checkNode = (node: MdxNode, source: string, parent: MdxNode, facts: KnownFacts) => [
  ...checkExpression(node, source, facts),
  ...checkSpelling(node, facts),
  ...(/^(?:link|definition)$/.test(node.type) ? checkNoFacts(node.title ?? "") : []),
  ...checkTag(node, source),
  ...checkEmpty(node, source),
  ...checkPicture(node, source, parent),
  ...checkCode(node, source),
];

const isVisible = (part: MdxNode): boolean =>
  part.type === "fact" ||
  isPicture(part) ||
  (!part.type.endsWith("Expression") && isVisibleText(part.value ?? ""));

type Located = [offset: number, ErrorText];

/** Error for a text without words and pictures: its page would be empty. Drafts may be. */
function checkEmptyText(record: ContentRecord, { children }: MdxNode): Located[] {
  // A text that can't be parsed has no children. Text between the two --- is a separate error.
  if (!children || record.value === undefined || recordFields(record).draft === true) return [];
  if (children.flatMap(partsOf).some(isVisible)) return [];
  const error = contentError("a text without words or pictures", "the text that visitors read");
  return [[record.body?.text.length ?? 0, error]];
}

export function checkText(record: ContentRecord, facts: KnownFacts): ContentError[] {
  const { body } = record;
  if (!body) return [];
  const nodes = nodesOf(record);
  const ofNodes = nodes.flatMap((parent) =>
    (parent.children ?? []).flatMap((node) =>
      checkNode(node, writtenAs(node, body.text), parent, facts).map((error): Located => [
        offsetOf(node),
        error,
      ]),
    ),
  );
  return [
    ...ofNodes,
    ...checkRepeatedIds(nodes),
    ...findHiddenWords(body.tree, body.text),
    ...checkEmptyText(record, body.tree),
  ].map(([offset, error]) => errorAt(record, offset, error));
}
