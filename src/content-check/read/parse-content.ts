import { collections, type Collection } from "../../content-model/collections";
import { type CollectionName, collectionNames } from "../../content-model/names";
import type { ContentRecord, RawCollection, RawContent } from "../content";
import type { ContentError, ErrorWords } from "../content-error";
import type { TextReader } from "../../text/load-text-reader";
import { ordinal, type FieldPath } from "../field-path";
import { shorten, showValue, toWords } from "../wording";
import type { MdxFile } from "./list-mdx-files";
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

/** A text's parts, or where it can't be read, in the parser's words. */
function readBody(file: string, text: string, { parse }: TextReader) {
  try {
    return { tree: parse(text), errors: [] };
  } catch (thrown) {
    const { reason, ...place } = thrown as { line?: number; column?: number; reason: string };
    // Of a tag without its end, the parser says in words alone where it begins.
    const [, ...begins] = /\((\d+):(\d+)-/.exec(reason) ?? [];
    const [line = 1, column = 1] =
      begins.length > 0 ? begins.map(Number) : [place.line, place.column];
    const found = shorten(text.split("\n")[line - 1]?.trim() ?? "") || "the end of the text";
    return {
      tree: { type: "root" },
      errors: [{ file, line, column, found, expected: `MDX: ${reason}` }],
    };
  }
}

/** The record of an article, from the text of its file. */
export function parseArticle(
  name: CollectionName,
  { file, slug }: MdxFile,
  text: string,
  reader: TextReader,
): { record: ContentRecord; errors: ContentError[] } {
  const { value, errors, lineOf, body } = readFrontMatter(file, text);
  const label = `${toWords(collections[name].type)} ${slug}`;
  const read = body === undefined ? undefined : readBody(file, body, reader);
  return {
    record: {
      collection: name,
      file,
      label,
      key: slug,
      value,
      lineOf,
      ...(body !== undefined && { body: { text: body, tree: read?.tree ?? { type: "root" } } }),
    },
    errors: [...errors, ...(read?.errors ?? [])].map((error) => ({ ...error, record: label })),
  };
}

/** The articles of a collection among files, by paths like `content/blog/<slug>/index.mdx`. */
function findArticles(files: ReadonlyMap<string, string>, pattern: string): MdxFile[] {
  const [start = "", end = ""] = pattern.split("*");
  return [...files.keys()]
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => ({ file, slug: file.slice(start.length, -end.length) }))
    .filter(({ slug }) => slug !== "" && !slug.includes("/"))
    .sort((one, other) => one.slug.localeCompare(other.slug));
}

/**
 * Reads all content from texts that are at hand, such as those that the editor has loaded.
 *
 * @param files the texts of `data` and `content` by their paths from the project's folder
 */
export function parseContent(files: ReadonlyMap<string, string>, reader: TextReader): RawContent {
  const parsed = collectionNames.map((name): RawCollection => {
    const { kind, source } = collections[name];
    if (kind !== "mdx") return parseDataFile(name, files.get(source));
    const read = findArticles(files, source).map((file) =>
      parseArticle(name, file, files.get(file.file) ?? "", reader),
    );
    return {
      name,
      records: read.map(({ record }) => record),
      errors: read.flatMap(({ errors }) => errors),
      complete: true,
    };
  });
  return Object.fromEntries(
    parsed.map((collection) => [collection.name, collection]),
  ) as RawContent;
}
