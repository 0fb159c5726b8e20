import type { TextTree } from "./text-tree";

/**
 * Removes ids from a text for a page with several texts, whose ids could clash. Fragment links lead
 * to the text's own page instead.
 *
 * @param ownPage the path of that page
 */
export function withoutIds(part: TextTree, ownPage: string): TextTree {
  if (typeof part === "string") return part;
  const [element, attributes, ...children] = part;
  const shown = children.map((child) => withoutIds(child, ownPage));
  if (!attributes || element === "Fact") return [element, attributes, ...shown];
  const kept = Object.entries(attributes)
    .filter(([name]) => name !== "id")
    .map(([name, value]): [string, string | number | boolean] => {
      const isFragment = name === "href" && String(value).startsWith("#");
      return [name, isFragment ? `${ownPage}${value}` : value];
    });
  return [element, Object.fromEntries(kept), ...shown];
}
