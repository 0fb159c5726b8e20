import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { gfm } from "micromark-extension-gfm";
import { mdx } from "micromark-extension-mdx";
import { slugify } from "../../lib/links/routes";
import { pairedPictures } from "../../lib/pictures";
import { uniqueName } from "../../lib/text/words";

/** An attribute of a tag; its value is a text, an expression in braces, or nothing. */
export interface MdxAttribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** A node of an MDX text, as MDX's parser returns it (https://github.com/syntax-tree/mdast). */
export interface MdxNode {
  type: string;
  /** The name of a tag (`null` for `<>`) or of a fact. */
  name?: string | null;
  attributes?: MdxAttribute[];
  value?: string;
  url?: string;
  /** The label of a reference link or its definition, in lower case. */
  identifier?: string;
  /** The alternative text of a picture. `title` is its caption. */
  alt?: string | null;
  title?: string | null;
  depth?: number;
  id?: string;
  lang?: string | null;
  /** Whether a list has numbers, and its first number. */
  ordered?: boolean | null;
  start?: number | null;
  checked?: boolean | null;
  data?: { hProperties: { id: string } };
  children?: MdxNode[];
  position?: Record<"start" | "end", { line: number; column: number; offset: number }>;
}

export const partsOf = (node: MdxNode): MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(partsOf),
];

export const offsetOf = ({ position }: MdxNode): number => position?.start.offset ?? 0;

export const writtenAs = ({ position }: MdxNode, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset);

export const isTag = ({ type }: MdxNode): boolean => type.startsWith("mdxJsx");

export function attributeOf({ attributes = [] }: MdxNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

export const isPicture = ({ type, name }: MdxNode): boolean =>
  type === "image" || name === "BeforeAfter";

export const isBlank = ({ type, value = "" }: MdxNode): boolean =>
  type === "text" && value.trim() === "";

export function namesIn(node: MdxNode): string[] {
  if (node.type === "image") return [node.url ?? ""];
  if (!isPicture(node)) return [];
  return pairedPictures.flatMap(({ name }) => attributeOf(node, name) ?? []);
}

/** The text of a node without markup; facts appear in braces, as in `data/`. */
export function nodeText(node: MdxNode): string {
  if (node.type === "break") return "\n";
  if (node.type === "text" || node.type === "inlineCode") return node.value ?? "";
  if (node.type === "fact") return `{${node.name}}`;
  return (node.children ?? []).map(nodeText).join("");
}

const lowestLevel = 6;

/** `7. Promotions` gets the id `promotions`, so that links survive a new section before it. */
const withoutNumber = (title: string): string => title.replace(/^\d+\.\s/, "");

/** The level in the source: 2 for `##` and `<h2>`; `undefined` for other nodes. */
function writtenLevel(node: MdxNode): number | undefined {
  if (node.type === "heading") return node.depth;
  const [, level] = /^h([1-6])$/.exec((isTag(node) && node.name) || "") ?? [];
  return level ? Number(level) : undefined;
}

function withLevelAndId(node: MdxNode, level: number, id: string): MdxNode {
  if (!isTag(node)) return { ...node, depth: level, id, data: { hProperties: { id } } };
  const { attributes = [] } = node;
  const hasId = attributes.some(({ name }) => name === "id");
  const added = hasId ? [] : [{ type: "mdxJsxAttribute", name: "id", value: id }];
  return { ...node, name: `h${level}`, id, attributes: [...attributes, ...added] };
}

/**
 * Gives each heading a unique id, and a level that starts at 2 and skips none: `#` becomes 2, and a
 * `##` below it 3.
 */
function placeHeadings(text: MdxNode): MdxNode {
  const taken = new Set(partsOf(text).flatMap((part) => attributeOf(part, "id") ?? []));
  /** The source levels of the headings around the current position. */
  const around: number[] = [];

  function chooseId(node: MdxNode): string {
    const own = attributeOf(node, "id");
    if (own !== undefined) return own;
    const name = slugify(withoutNumber(nodeText(node))) || "heading";
    const id = uniqueName(name, (used) => taken.has(used));
    taken.add(id);
    return id;
  }

  function place(node: MdxNode): MdxNode {
    const written = writtenLevel(node);
    if (written !== undefined) {
      while ((around.at(-1) ?? 0) >= written) around.pop();
      around.push(written);
      return withLevelAndId(node, Math.min(around.length + 1, lowestLevel), chooseId(node));
    }
    return node.children ? { ...node, children: node.children.map(place) } : node;
  }

  return place(text);
}

/** The syntax of texts, which the editor shares. */
export const syntax = [mdx(), gfm({ singleTilde: false })]; // ~20 minutes

const mdastExtensions = [
  mdxFromMarkdown(),
  // Without transforms: they turn escaped URLs into links, and their nodes have no position.
  ...gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
];

export const factName = /^[a-z][\w.-]*$/i;

/** Makes braces with a fact's name a node of type `fact`, and links `www.shop.com` with https. */
function nameFacts(node: MdxNode): MdxNode {
  const { type, value = "", url, children } = node;
  if (type.endsWith("Expression") && factName.test(value.trim()))
    return { type: "fact", name: value.trim(), position: node.position };
  const written = children?.[0]?.value ?? "";
  return {
    ...node,
    ...(/^www\./i.test(written) && url === `http://${written}` && { url: `https://${written}` }),
    ...(children && { children: children.map(nameFacts) }),
  };
}

/** Parses GitHub-flavored Markdown with tags and facts in braces, without running any of it. */
export const parseText = (text: string): MdxNode =>
  placeHeadings(nameFacts(fromMarkdown(text, { extensions: syntax, mdastExtensions }) as MdxNode));
