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

export function plainText(node: Nodes): string {
  if ("children" in node) return node.children.map(plainText).join("");
  return "value" in node ? node.value : "";
}

/** For a page with several texts, whose ids could clash. Fragment links lead to the text's own page. */
export function withoutIds(tree: object, ownPage: string): Root {
  const children = replaceElements((tree as Root).children, (element) => {
    const properties = { ...element.properties };
    const { href } = properties;
    delete properties.id;
    if (typeof href === "string" && href.startsWith("#")) properties.href = `${ownPage}${href}`;
    return [{ ...element, properties }];
  });
  return { type: "root", children };
}
