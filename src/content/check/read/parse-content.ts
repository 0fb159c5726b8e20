import { collections } from "../../model/collections";
import { type CollectionName, collectionNames } from "../../model/names";
import {
  type ContentRecord,
  type FieldPath,
  getValue,
  type RawCollection,
  type RawContent,
  typeInWords,
} from "../content";
import { formatOrdinal, formatValue, shorten } from "../errors";
import { parseArticles } from "./parse-articles";
import { readJson } from "./read-json";

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Parses the records of a data file.
 *
 * @param text the file's text; `undefined` if there is no such file
 */
export function parseDataFile(name: CollectionName, text: string | undefined): RawCollection {
  const { source: file, kind, type, key = "" } = collections[name];
  const isList = kind === "list";
  const broken = (errors: RawCollection["errors"]) => ({
    name,
    records: [],
    errors,
    complete: false,
  });
  const shape = isList ? "a list of records in square brackets [ ]" : "one record in braces { }";
  if (text === undefined) {
    const fix = "bring it back from an earlier version";
    return broken([{ file, found: "no such file", expected: `a file with ${shape}`, fix }]);
  }
  const { value, errors, lineOf } = readJson(file, text);
  if (value === undefined) return broken(errors);
  if (isList ? !Array.isArray(value) : !isObject(value))
    return broken([...errors, { file, line: 1, found: formatValue(value), expected: shape }]);

  const noun = typeInWords(type);
  const toRecord = (entry: unknown, at: FieldPath, label: string): ContentRecord => {
    const found = getValue(entry, [key]);
    const isKey = (typeof found === "string" && found !== "") || typeof found === "number";
    return {
      collection: name,
      file,
      label: isKey ? `${noun} ${shorten(String(found))}` : label,
      key: isKey ? found : undefined,
      value: entry,
      lineOf: (path) => lineOf([...at, ...path]),
    };
  };
  const records = isList
    ? (value as unknown[]).map((entry, index) =>
        toRecord(entry, [index], `the ${formatOrdinal(index + 1)} ${noun}`),
      )
    : [toRecord(value, [], noun)];
  const hasKeys = !isList || records.every((record) => record.key !== undefined);
  return { name, records, errors, complete: errors.length === 0 && hasKeys };
}

/**
 * Parses all content from texts in memory.
 *
 * @param files the texts of `data` and `content` by their paths from the project's folder
 */
export function parseContent(files: ReadonlyMap<string, string>): RawContent {
  const parsed = collectionNames.map((name): RawCollection => {
    const { kind, source } = collections[name];
    return kind === "mdx" ? parseArticles(name, files) : parseDataFile(name, files.get(source));
  });
  return Object.fromEntries(
    parsed.map((collection) => [collection.name, collection]),
  ) as RawContent;
}
