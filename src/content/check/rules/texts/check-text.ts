import { offsetOf, partsOf, writtenAs } from "../../../text/mdx-node";
import { type ContentRecord, errorAt, type TextNode } from "../../content";
import type { ContentError, NodeError } from "../../errors";
import { checkNoFacts } from "../check-facts";
import { explainUnknownFact, type KnownFacts } from "../known-facts";
import { repeatedIds } from "./check-ids";
import { checkBlocks, checkMarkdown } from "./check-markdown";
import { checkEmpty, checkEmptyText, checkWords } from "./check-words";
import { checkImageFile, checkTag } from "./check-tags";
import { checkPicture } from "./check-text-pictures";
import { unusedTargets } from "./unused-targets";

const comments = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*$/;

/** Errors of braces: an unknown fact, or a comment, which nobody sees. */
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

const rules: ((node: TextNode, facts: KnownFacts) => NodeError[])[] = [
  checkBracesInText,
  checkLinkTitle,
  checkTag,
  checkImageFile,
  checkEmpty,
  checkPicture,
  checkWords,
  checkMarkdown,
  checkBlocks,
];

/** Errors of the text below the front matter. */
export function checkText(record: ContentRecord, facts: KnownFacts): ContentError[] {
  const { body } = record;
  if (!body) return [];
  const ofText = [...repeatedIds(body.tree), ...unusedTargets(body.tree)].map(
    ({ node, ...words }) => errorAt(record, offsetOf(node), words),
  );
  const ofParts = partsOf(body.tree).flatMap((parent) =>
    (parent.children ?? []).flatMap((node) => {
      const textNode = { node, parent, source: writtenAs(node, body.text) };
      return rules
        .flatMap((rule) => rule(textNode, facts))
        .map(({ offset = 0, ...words }) => errorAt(record, offsetOf(node) + offset, words));
    }),
  );
  return [...ofParts, ...ofText, ...checkEmptyText(record, body.tree)];
}
