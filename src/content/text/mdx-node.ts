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
  value?: string;
  url?: string;
  /** The label of a reference link or its definition. `identifier` is the same in lower case. */
  label?: string | null;
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
  spread?: boolean | null;
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
