import type { toHast } from "mdast-util-to-hast";
import { offersNamed } from "../../lib/offers/seasonal-offers";
import { findUrlProblem } from "../../lib/links/url-problem";
import { isFreeId } from "../../lib/links/site-ids";
import { attributesOf, idAttributes, mdxComponents, namesPicture, textElements } from "./elements";
import { isBlank, isPicture, isTag, type MdxAttribute, type MdxNode } from "./mdx-node";
import { typographic } from "./typographic";
import type { Attributes, TextElement, TextTree } from "../../lib/text/text-tree";

/** Nodes that the conversion from Markdown to HTML leaves unchanged. */
const passThrough = [
  ...["mdxJsxFlowElement", "mdxJsxTextElement", "fact"],
  ...["mdxFlowExpression", "mdxTextExpression"], // comments and code, which no page shows
];

/** Elements in which line breaks between children have no meaning. */
const withoutLooseText = new Set("blockquote Callout ol ul table thead tbody tfoot tr".split(" "));

/** Elements whose text stays as typed. */
const literal = new Set(["code", "kbd", "pre"]);

/** A node of the HTML tree, with only the fields used here (https://github.com/syntax-tree/hast). */
interface HtmlNode extends MdxNode {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/**
 * Removes the paragraph that Markdown puts around a single tag or picture: a paragraph can't
 * contain boxes and figures.
 */
function unwrap(node: MdxNode): MdxNode[] {
  const { type, children } = node;
  const isFree = (part: MdxNode) => isTag(part) || part.type === "fact" || isPicture(part);
  const isOfTags =
    type === "paragraph" &&
    children?.some(isFree) &&
    children.every((part) => isFree(part) || isBlank(part));
  const parts = children?.flatMap(unwrap);
  // Visitors can't tick a task's box, so task lists become plain lists.
  if (type === "listItem") return [{ type, children: parts ?? [], spread: node.spread }];
  if (isOfTags) return (parts ?? []).filter((part) => !isBlank(part));
  return [parts ? { ...node, children: parts } : node];
}

/** The allowed attributes of a tag. */
const tagAttributes = (
  { name, attributes = [] }: HtmlNode,
  isPictureName: (name: string) => boolean,
): Attributes =>
  Object.fromEntries(
    attributes.flatMap(({ name: key = "", value }: MdxAttribute): [string, string | true][] => {
      if (!attributesOf(name ?? "").includes(key)) return [];
      if (value === null || value === undefined) return [[key, true]];
      if (typeof value !== "string") return [];
      if (key === "href" && findUrlProblem(value)) return [];
      if (idAttributes.includes(key) && !isFreeId(value)) return [];
      if (namesPicture(name ?? "", key) && !isPictureName(value)) return [];
      return [[key, value]];
    }),
  );

/** The attributes that Markdown sets: addresses, and the start of lists. */
const properties = ({ properties: all = {} }: HtmlNode): Attributes =>
  Object.fromEntries(
    Object.entries(all).flatMap(([key, value]): [string, string | number][] => {
      if (key === "href" && findUrlProblem(String(value))) return [];
      if (Array.isArray(value)) return [[key, value.join(" ")]];
      return typeof value === "string" || typeof value === "number" ? [[key, value]] : [];
    }),
  );

const factsIn = (part: TextTree): string[] => {
  if (typeof part === "string") return [];
  const [name, attributes, ...parts] = part;
  return name === "Fact" ? [String(attributes?.name)] : parts.flatMap(factsIn);
};

function element(name: string, written: Attributes, parts: TextTree[]): TextElement {
  const kept = withoutLooseText.has(name) ? parts.filter((part) => part !== "\n") : parts;
  const [offer] = name === "Callout" ? offersNamed(kept.flatMap(factsIn)) : [];
  const attributes = { ...written, ...(offer && { offer }) };
  return [name, Object.keys(attributes).length > 0 ? attributes : null, ...kept];
}

const isAllowedElement = (name: string): boolean =>
  textElements.includes(name) || (mdxComponents as readonly string[]).includes(name);

/**
 * Converts a parsed text to the tree that pages show.
 *
 * @param isPictureName whether a picture may have a name; others are omitted
 */
export function toTextTree(
  text: MdxNode,
  convert: typeof toHast,
  isPictureName: (name: string) => boolean,
): TextTree[] {
  function toTree(node: HtmlNode, isCode = false): TextTree[] {
    const { type, name, tagName, value = "", children = [] } = node;
    if (type === "text") return [isCode ? value : typographic(value)];
    if (type === "fact") return [["Fact", { name: name ?? "" }]];
    const isCodeWithin = isCode || literal.has(name ?? tagName ?? "");
    const parts = () => children.flatMap((child) => toTree(child, isCodeWithin));
    if (isTag(node))
      return isAllowedElement(name ?? "")
        ? [element(name ?? "", tagAttributes(node, isPictureName), parts())]
        : parts();
    if (type !== "element" || !tagName) return [];
    if (tagName === "img" && !isPictureName(String(node.properties?.src))) return [];
    // The empty corner of a table isn't a header.
    const shown = tagName === "th" && children.every(isBlank) ? "td" : tagName;
    return [element(shown, properties(node), parts())];
  }
  const [root] = unwrap(text);
  const { children = [] } = convert(root as never, { passThrough }) as HtmlNode;
  return children.flatMap((child) => toTree(child)).filter((part) => part !== "\n");
}
