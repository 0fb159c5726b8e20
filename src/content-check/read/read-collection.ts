import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { collections } from "../../content-model/collections";
import { type CollectionName, collectionNames } from "../../content-model/names";
import type { RawCollection, RawContent } from "../content";
import { loadTextReader } from "../../text/load-text-reader";
import { listMdxFiles } from "./list-mdx-files";
import { parseArticle, parseDataFile } from "./parse-content";

async function readMdxCollection(root: string, name: CollectionName): Promise<RawCollection> {
  const { files, errors } = await listMdxFiles(root, collections[name].source);
  const reader = await loadTextReader();
  const read = await Promise.all(
    files.map(async (file) =>
      parseArticle(name, file, await readFile(join(root, file.file), "utf8"), reader),
    ),
  );
  return {
    name,
    // An article with broken front matter still exists for those that refer to it.
    records: read.map(({ record }) => record),
    errors: [...errors, ...read.flatMap((file) => file.errors)],
    complete: errors.length === 0,
  };
}

const readJsonCollection = async (root: string, name: CollectionName): Promise<RawCollection> =>
  parseDataFile(
    name,
    await readFile(join(root, collections[name].source), "utf8").catch(() => undefined),
  );

/** Reads one collection from its files, without judging its records' fields. */
export const readCollection = (root: string, name: CollectionName): Promise<RawCollection> =>
  collections[name].kind === "mdx" ? readMdxCollection(root, name) : readJsonCollection(root, name);

/**
 * Reads all content files of a project.
 *
 * @param root the project's folder, with `data` and `content`
 */
export async function readContent(root: string): Promise<RawContent> {
  const read = await Promise.all(collectionNames.map((name) => readCollection(root, name)));
  return Object.fromEntries(read.map((collection) => [collection.name, collection])) as RawContent;
}
