import type { Element, Properties, Root, Text } from "hast";

/** A text, or an element in short: its name, attributes and children. */
export type Part = string | ShortElement;

type ShortElement = [name: string, attributes: object | null, ...children: Part[]];

function toNode(part: Part): Element | Text {
  if (typeof part === "string") return { type: "text", value: part };
  const [tagName, attributes, ...children] = part;
  const properties = { ...attributes } as Properties;
  return { type: "element", tagName, properties, children: children.map(toNode) };
}

export const textTree = (...parts: Part[]): Root => ({
  type: "root",
  children: parts.map(toNode),
});
