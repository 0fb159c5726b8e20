import type { Element, ElementContent, Nodes, RootContent } from "hast";

/** The elements of a tree, in document order. */
export const elementsIn = (node: Nodes): Element[] => [
  ...(node.type === "element" ? [node] : []),
  ...("children" in node ? node.children.flatMap(elementsIn) : []),
];

/** Replaces each element of a tree, after the elements in it. */
export const replaceElements = (
  nodes: readonly RootContent[],
  replace: (element: Element) => ElementContent[],
): ElementContent[] =>
  (nodes as ElementContent[]).flatMap((node) =>
    node.type === "element"
      ? replace({ ...node, children: replaceElements(node.children, replace) })
      : [node],
  );

/** The text of a tree without markup. */
export const plainText = (node: Nodes): string =>
  "children" in node ? node.children.map(plainText).join("") : "value" in node ? node.value : "";
