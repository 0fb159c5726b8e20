import { collections } from "./collections";
import { collectionNames, type CollectionName } from "./names";

/** The collection that a file belongs to. */
export function collectionOfFile(path: string): CollectionName | undefined {
  if (path.startsWith("content/blog/")) return "posts";
  if (path.startsWith("content/pages/")) return "pages";
  return collectionNames.find((name) => collections[name].source === path);
}
