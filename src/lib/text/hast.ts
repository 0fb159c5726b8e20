import type { Element, Nodes } from "hast";

export function elementsIn(node: Nodes): Element[] {
  const inner = "children" in node ? node.children.flatMap(elementsIn) : [];
  return node.type === "element" ? [node, ...inner] : inner;
}

export function plainText(node: Nodes): string {
  if ("children" in node) return node.children.map(plainText).join("");
  return "value" in node ? node.value : "";
}
