import { attributeOf, isTag, writtenAs, nodeText, type MdxNode } from "../../content/text/mdx-node";
import { pairedPictures } from "../../lib/pictures/text-pictures";
import type { RichNode } from "./rich-node";

/** Whether a tag has only these attributes, each with a quoted text. */
const hasOnly = (node: MdxNode, names: readonly string[]): boolean =>
  (node.attributes ?? []).every(
    ({ name = "", value }) => names.includes(name) && typeof value === "string",
  );

const componentFields = (node: MdxNode, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, attributeOf(node, name) ?? ""]));

/** The Markdown inside a tag. */
function innerText({ children = [] }: MdxNode, source: string): string {
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return "";
  const indent = (first.position?.start.column ?? 1) - 1;
  const inner = source.slice(first.position?.start.offset, last.position?.end.offset);
  return inner.replace(new RegExp(`^[ \\t]{0,${indent}}`, "gm"), "");
}

const isWords = ({ type, children = [] }: MdxNode): boolean =>
  type === "text" || type === "fact" || (type === "paragraph" && children.every(isWords));

const pairNames = [...pairedPictures.flatMap(({ name, alt }) => [name, alt]), "caption"];

/** The only child of a paragraph, if it is a tag. */
const onlyTag = ({ children = [] }: MdxNode): MdxNode | undefined =>
  children.length === 1 && children[0] && isTag(children[0]) ? children[0] : undefined;

/**
 * Converts a block to a component with fields.
 *
 * @returns `undefined` for another block, or for a tag whose attributes or content don't fit the
 *   fields
 */
export function readComponent(block: MdxNode, source: string): RichNode | undefined {
  const node = block.type === "paragraph" ? onlyTag(block) : block;
  if (!node || !isTag(node)) return undefined;
  const { name, children = [] } = node;
  if (name === "Callout" && hasOnly(node, ["title"]))
    return {
      type: "x-callout",
      ...componentFields(node, ["title"]),
      text: innerText(node, source),
    };
  if (name === "BookLink" && hasOnly(node, []) && children.every(isWords))
    return { type: "x-book-link", label: nodeText(node) };
  if (name === "BeforeAfter" && hasOnly(node, pairNames) && children.length === 0)
    return { type: "x-before-after", ...componentFields(node, pairNames) };
  return undefined;
}

/** A block without a form, whose Markdown the owner can edit directly. */
export const asSource = (node: MdxNode, source: string): RichNode => ({
  type: "x-source",
  source: writtenAs(node, source),
});
