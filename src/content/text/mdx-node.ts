import { pairedPictures } from "../../lib/pictures/text-pictures";

/** An attribute of a tag; its value is a text, code in braces, or nothing. */
export interface MdxAttribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** A part of an MDX text, as MDX's parser makes it (https://github.com/syntax-tree/mdast). */
export interface MdxNode {
  type: string;
  /** Of tags, where `<>` has `null`, and of facts. */
  name?: string | null;
  attributes?: MdxAttribute[];
  /** Of words and code. */
  value?: string;
  /** Of links and pictures. */
  url?: string;
  /** Of links to `[label]: url`, and of those lines: the label, and the same in lower case. */
  label?: string | null;
  identifier?: string;
  /** Of pictures: what they show, and their caption. */
  alt?: string | null;
  title?: string | null;
  /** Of headings: 2 for `##`. */
  depth?: number;
  /** Of headings: the fragment under which it can be linked. */
  id?: string;
  /** Of items of lists: whether they contain more than a line. */
  spread?: boolean | null;
  /** Of headings: attributes for the element that Markdown's conversion to HTML makes of it. */
  data?: { hProperties: { id: string } };
  children?: MdxNode[];
  /** Where it begins and ends; lines count from 1. */
  position?: Record<"start" | "end", { line: number; column: number; offset: number }>;
}

/** A part and all parts within it, in the order of the text. */
export const partsOf = (node: MdxNode): MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(partsOf),
];

/** Where a part begins in its text. */
export const offsetOf = ({ position }: MdxNode): number => position?.start.offset ?? 0;

/** A part as it is written. */
export const writtenAs = ({ position }: MdxNode, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset);

/** Whether a part is a tag. */
export const isTag = ({ type }: MdxNode): boolean => type.startsWith("mdxJsx");

/** What an attribute of a tag says; nothing if that isn't a text. */
export function attributeOf({ attributes = [] }: MdxNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

/** Whether a part shows pictures. */
export const isPicture = ({ type, name }: MdxNode): boolean =>
  type === "image" || name === "BeforeAfter";

/** Whether a part is nothing but blanks and line ends. */
export const isBlank = ({ type, value = "" }: MdxNode): boolean =>
  type === "text" && value.trim() === "";

/** What the pictures are called that a part shows, apart from those within it. */
export function namesIn(node: MdxNode): string[] {
  if (node.type === "image") return [node.url ?? ""];
  if (!isPicture(node)) return [];
  return pairedPictures.flatMap(({ name }) => attributeOf(node, name) ?? []);
}

/** The facts that are named in a part and all parts within it, each once. */
export const factNamesIn = (node: MdxNode): string[] => [
  ...new Set(partsOf(node).flatMap(({ type, name }) => (type === "fact" ? (name ?? []) : []))),
];

/** The words of a part without its marks; facts are named in braces, as in `data/`. */
export function wordsOf(node: MdxNode): string {
  if (node.type === "break") return "\n";
  if (node.type === "text" || node.type === "inlineCode") return node.value ?? "";
  if (node.type === "fact") return `{${node.name}}`;
  return (node.children ?? []).map(wordsOf).join("");
}
