import type { Root } from "hast";
import { replaceElements } from "./hast";

/**
 * Removes ids from a text for a page with several texts, whose ids could clash. Fragment links lead
 * to the text's own page instead.
 *
 * @param ownPage the path of that page
 */
export const withoutIds = ({ children }: Root, ownPage: string): Root => ({
  type: "root",
  children: replaceElements(children, ({ properties: { id: _id, ...properties }, ...element }) => {
    const { href } = properties;
    if (typeof href === "string" && href.startsWith("#")) properties.href = `${ownPage}${href}`;
    return [{ ...element, properties }];
  }),
});
