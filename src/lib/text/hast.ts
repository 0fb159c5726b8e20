import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";

export function elementsIn(node: Nodes): Element[] {
  const inner = "children" in node ? node.children.flatMap(elementsIn) : [];
  return node.type === "element" ? [node, ...inner] : inner;
}

export const replaceElements = (
  nodes: readonly RootContent[],
  replace: (element: Element) => ElementContent[],
): ElementContent[] =>
  (nodes as ElementContent[]).flatMap((node) =>
    node.type === "element"
      ? replace({ ...node, children: replaceElements(node.children, replace) })
      : [node],
  );

export const plainText = (node: Nodes): string =>
  "children" in node ? node.children.map(plainText).join("") : "value" in node ? node.value : "";

/** For a page with several texts, whose ids could clash. Fragment links lead to the text's own page. */
export const withoutIds = (tree: object, ownPage: string): Root => ({
  type: "root",
  children: replaceElements(
    (tree as Root).children,
    ({ properties: { id: _id, ...properties }, ...element }) => {
      const { href } = properties;
      if (typeof href === "string" && href.startsWith("#")) properties.href = `${ownPage}${href}`;
      return [{ ...element, properties }];
    },
  ),
});
