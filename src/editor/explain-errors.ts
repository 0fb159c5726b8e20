import { asText } from "./as-text";
import { namingFields } from "./complete-records";
import { labelsAlong } from "./config/to-cms-field";
import { collections } from "../content/model/collections";
import type { CollectionName } from "../content/model/names";
import type { ContentRecord, RawCollection } from "../content/check/content";
import type { ContentError, ErrorWords } from "../content/check/content-error";
import { checkRecord } from "../content/check/rules/check-fields";
import { checkRepeatedKeys } from "../content/check/rules/check-lists";

type Fields = Record<string, unknown>;

/** What the owner calls a record: its place in the list, and its name. */
export function nameRecord(collection: CollectionName, record: Fields, index: number): string {
  const { key = "", kind } = collections[collection];
  if (kind !== "list") return "";
  const name = [...namingFields, key].map((field) => record[field]);
  return `${index + 1}. ${asText(name.find(Boolean))}`.trim();
}

const toRecord =
  (collection: CollectionName) =>
  (value: Fields, index: number): ContentRecord => {
    const { key = "" } = collections[collection];
    return {
      collection,
      file: "",
      label: nameRecord(collection, value, index),
      key: value[key] as string | number | undefined,
      value,
      lineOf: () => 0,
    };
  };

/** What is said of the file as such, which the owner doesn't see here. */
const ofTheFile = /, from \{ to \}.*|,? (?:without|in) quotes\b| on line 0\b/g;

function sayWords({ found, expected, fix = "" }: ErrorWords): string {
  const said = `There is ${found}; expected is ${expected}.`.replace(ofTheFile, "");
  const advice = fix.replace(ofTheFile, "");
  return advice ? `${said} ${advice.charAt(0).toUpperCase()}${advice.slice(1)}.` : said;
}

/** An error in words for the owner, who knows the fields by their labels in the form. */
export function sayError(
  name: CollectionName | undefined,
  { record, field, ...words }: ContentError,
): string {
  const label = field && name ? labelsAlong(collections[name].schema, field) : field;
  return `${[record, label].filter(Boolean).join(", ")}: ${sayWords(words)}`;
}

/** What the content check would say of a file's records, by themselves. */
export function explainRecords(name: CollectionName, values: readonly Fields[]): string[] {
  const records = values.map(toRecord(name));
  const collection: RawCollection = { name, records, errors: [], complete: true };
  return [...records.flatMap(checkRecord), ...checkRepeatedKeys(collection)].map((error) =>
    sayError(name, error),
  );
}
