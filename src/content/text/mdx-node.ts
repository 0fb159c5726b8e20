import { pairedPictures } from "../../lib/pictures";

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
  /** The content of a text node or of code. */
  value?: string;
  /** The URL of a link or picture. */
  url?: string;
  /** The label of a reference link or its definition. `identifier` is the same in lower case. */
  label?: string | null;
  identifier?: string;
  /** The alternative text of a picture. `title` is its caption. */
  alt?: string | null;
  title?: string | null;
  /** The level of a heading: 2 for `##`. */
  depth?: number;
  /** The fragment of a heading. */
  id?: string;
  /** The language of code. */
  lang?: string | null;
  /** Whether a list has numbers, and its first number. */
  ordered?: boolean | null;
  start?: number | null;
  /** Whether a list item contains more than one paragraph. */
  spread?: boolean | null;
  /** Whether a task is done. */
  checked?: boolean | null;
  /** The attributes of a heading's HTML element. */
  data?: { hProperties: { id: string } };
  children?: MdxNode[];
  /** Start and end; lines count from 1. */
  position?: Record<"start" | "end", { line: number; column: number; offset: number }>;
}

/** A node and all its descendants, in document order. */
export const partsOf = (node: MdxNode): MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(partsOf),
];

/** The offset of a node in its text. */
export const offsetOf = ({ position }: MdxNode): number => position?.start.offset ?? 0;

/** The source text of a node. */
export const writtenAs = ({ position }: MdxNode, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset);

/** Whether a node is a tag. */
export const isTag = ({ type }: MdxNode): boolean => type.startsWith("mdxJsx");

/** The value of a tag's attribute; `undefined` if it isn't a text. */
export function attributeOf({ attributes = [] }: MdxNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

/** Whether a node shows pictures. */
export const isPicture = ({ type, name }: MdxNode): boolean =>
  type === "image" || name === "BeforeAfter";

/** Whether a node contains only spaces and line ends. */
export const isBlank = ({ type, value = "" }: MdxNode): boolean =>
  type === "text" && value.trim() === "";

/** The names of the pictures that a node itself shows, without its descendants. */
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
