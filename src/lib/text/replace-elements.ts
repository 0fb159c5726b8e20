import type { Element, ElementContent, Root, RootContent } from "hast";

export const replaceElements = (
  nodes: readonly RootContent[],
  replace: (element: Element) => ElementContent[],
): ElementContent[] =>
  (nodes as ElementContent[]).flatMap((node) =>
    node.type === "element"
      ? replace({ ...node, children: replaceElements(node.children, replace) })
      : [node],
  );

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
