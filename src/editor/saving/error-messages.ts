import { checkRepeatedKeys } from "../../content/check/rules/check-lists";
import type { ErrorText, ContentError } from "../../content/check/errors";
import { pathLabels } from "../config/to-cms-field";
import { recordName } from "../record-name";
import { collections } from "../../content/model/collections";
import type { CollectionName } from "../../content/model/names";
import type { ContentRecord, RawCollection } from "../../content/check/content";
import { checkRecord } from "../../content/check/rules/check-fields";

type Fields = Record<string, unknown>;

/** The name of a record in the editor's list. */
export function quotedRecordName(
  collection: CollectionName,
  record: Fields,
  index: number,
): string {
  if (collections[collection].kind !== "list") return "";
  const shown = recordName(collection, record);
  return /[\p{L}\p{N}]/u.test(shown) ? `“${shown}”` : `Entry ${index + 1}`;
}

const toRecord =
  (collection: CollectionName) =>
  (value: Fields, index: number): ContentRecord => {
    const { key = "" } = collections[collection];
    return {
      collection,
      file: "",
      label: quotedRecordName(collection, value, index),
      key: value[key] as string | number | undefined,
      value,
      lineOf: () => 0,
    };
  };

/** Details that concern only the file, which the owner doesn't see in the form. */
const ofTheFile = /, from \{ to \}.*|,? (?:without|in) quotes\b| on line 0\b/g;

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`;

/** The problem as a sentence: `“soon” can’t be used here.` */
function problemSentence(found: string): string {
  if (found.startsWith("nothing")) return "This field is empty.";
  const [, value, rest = ""] = /^"(.*)"(.*)$/s.exec(found) ?? [];
  if (value === "") return "This field is empty.";
  return value === undefined ? sentence(`found ${found}`) : `“${value}”${rest} can’t be used here.`;
}

function errorSentences({ found, expected, fix }: ErrorText): string {
  const problem = problemSentence(found.replace(ofTheFile, ""));
  const isValue = !problem.startsWith("Found");
  const wanted = sentence(`${isValue ? "write" : "expected"} ${expected.replace(ofTheFile, "")}`);
  return [problem, wanted, fix && sentence(fix.replace(ofTheFile, ""))].filter(Boolean).join(" ");
}

/** An error message that names fields by their labels in the form. */
export function toOwnerMessage(
  name: CollectionName | undefined,
  { record, field, ...words }: ContentError,
): string {
  const label = field && name ? pathLabels(collections[name].schema, field) : field;
  return `${[record, label].filter(Boolean).join(", ")}: ${errorSentences(words)}`;
}

/** The content check's errors of a file's records, without the rest of the project. */
export function checkFormRecords(name: CollectionName, values: readonly Fields[]): string[] {
  const records = values.map(toRecord(name));
  const collection: RawCollection = { name, records, errors: [], complete: true };
  return [...records.flatMap(checkRecord), ...checkRepeatedKeys(collection)].map((error) =>
    toOwnerMessage(name, error),
  );
}
