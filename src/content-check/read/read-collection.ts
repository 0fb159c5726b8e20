import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { collections, type Collection } from "../../content-model/collections";
import { type CollectionName, collectionNames } from "../../content-model/names";
import type { ContentRecord, RawCollection, RawContent } from "../content";
import type { ContentError, ErrorWords } from "../content-error";
import { loadMdxParser, type MdxParser } from "../mdx/load-mdx-parser";
import { readBody } from "../mdx/read-body";
import { ordinal, shorten, showValue, toWords, type FieldPath } from "../words";
import { listMdxFiles, type MdxFile } from "./list-mdx-files";
import { readFrontMatter } from "./read-front-matter";
import { readJson } from "./read-json";

const incomplete = (name: CollectionName, errors: ContentError[]): RawCollection => ({
  name,
  records: [],
  errors,
  complete: false,
});

/** The key of a record, where it has one of a usable kind. */
function keyOf(value: unknown, { key = "" }: Collection): string | number | undefined {
  const found = (value as Record<string, unknown> | null)?.[key];
  return (typeof found === "string" && found !== "") || typeof found === "number"
    ? found
    : undefined;
}

function shapeError({ kind, source }: Collection, value: unknown): ErrorWords | undefined {
  const found = showValue(value);
  if (kind === "list" && !Array.isArray(value)) {
    return {
      found,
      expected: "a list of records in square brackets [ ]",
      fix: "put [ before the first record and ] after the last",
    };
  }
  if (kind === "object" && (typeof value !== "object" || value === null || Array.isArray(value))) {
    return {
      found,
      expected: "one record in braces { }",
      fix: `bring back ${source} from an earlier version`,
    };
  }
  return undefined;
}

/**
 * The records of a data file.
 *
 * @param text what stands in it; `undefined` if there is no such file
 */
export function parseDataFile(name: CollectionName, text: string | undefined): RawCollection {
  const collection = collections[name];
  const { source: file, kind, type } = collection;
  if (text === undefined) {
    const expected =
      kind === "list"
        ? `the list of all records of the kind '${toWords(type)}'`
        : `the record '${toWords(type)}'`;
    const fix = `bring it back from an earlier version${kind === "list" ? ", or write [] into it for an empty list" : ""}`;
    return incomplete(name, [{ file, found: "no such file", expected, fix }]);
  }
  const { value, errors, lineOf } = readJson(file, text);
  if (value === undefined) return incomplete(name, errors);
  const words = shapeError(collection, value);
  if (words) return incomplete(name, [...errors, { file, line: 1, ...words }]);
  const noun = toWords(type);
  const record = (entry: unknown, at: FieldPath, label: string): ContentRecord => ({
    collection: name,
    file,
    label,
    key: keyOf(entry, collection),
    value: entry,
    lineOf: (path) => lineOf([...at, ...path]),
  });
  const records =
    kind === "object"
      ? [record(value, [], noun)]
      : (value as unknown[]).map((entry, index) => {
          const key = keyOf(entry, collection);
          return record(
            entry,
            [index],
            key === undefined
              ? `the ${ordinal(index + 1)} ${noun}`
              : `${noun} ${shorten(String(key))}`,
          );
        });
  const hasKeys = kind === "object" || records.every(({ key }) => key !== undefined);
  return { name, records, errors, complete: errors.length === 0 && hasKeys };
}

/** The record of an article, from the text of its file. */
export function parseArticle(
  name: CollectionName,
  { file, slug }: MdxFile,
  text: string,
  parse: MdxParser,
): { record: ContentRecord; errors: ContentError[] } {
  const { value, errors, lineOf, body } = readFrontMatter(
    file,
    text,
    Object.keys(collections[name].schema.shape),
  );
  const label = `${toWords(collections[name].type)} ${slug}`;
  return {
    record: {
      collection: name,
      file,
      label,
      key: slug,
      value,
      lineOf,
      body: body && { ...body, ...readBody(body.text, parse) },
    },
    errors: errors.map((error) => ({ ...error, record: label })),
  };
}

async function readMdxCollection(root: string, name: CollectionName): Promise<RawCollection> {
  const { files, errors } = await listMdxFiles(root, collections[name].source);
  const parse = await loadMdxParser();
  const read = await Promise.all(
    files.map(async (file) =>
      parseArticle(name, file, await readFile(join(root, file.file), "utf8"), parse),
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
