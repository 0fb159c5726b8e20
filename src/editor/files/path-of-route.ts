import { collections } from "../../content/model/collections";
import { collectionNames, type CollectionName } from "../../content/model/names";

/** The file that a URL of the editor opens: `#/collections/hours/entries/closedDays`. */
export function pathOfRoute(hash: string): string | undefined {
  const [, section = "", entry = ""] =
    /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(decodeURIComponent(hash)) ?? [];
  if (section === "posts") return `content/blog/${entry}.mdx`;
  if (section === "pages") return `content/pages/${entry}.mdx`;
  return collectionNames.includes(entry as CollectionName)
    ? collections[entry as CollectionName].source
    : undefined;
}
