import { collectionNames } from "../../content-model/names";
import type { RawContent } from "../content";
import { readCollection } from "./read-collection";

/**
 * Reads all content files of a project.
 *
 * @param root the project's folder, with `data` and `content`
 */
export async function readContent(root: string): Promise<RawContent> {
  const read = await Promise.all(collectionNames.map((name) => readCollection(root, name)));
  return Object.fromEntries(read.map((collection) => [collection.name, collection])) as RawContent;
}
