import { fieldsOf, type ContentRecord } from "../../src/content-check/content";
import type { ContentError } from "../../src/content-check/content-error";
import { checkRecord } from "../../src/content-check/fields/check-fields";
import { formatError, formatErrors } from "../../src/content-check/format-report";
import { readCollection } from "../../src/content-check/read/read-collection";
import { toWords } from "../../src/content-check/words";
import { collections } from "../../src/content-model/collections";
import type { CollectionName } from "../../src/content-model/names";
import { Refusal } from "./refusal";

/**
 * The fields of all records that stand in a file of `data`.
 *
 * @throws Refusal if the file can't be read, with its mistakes
 */
export async function readRecords(
  root: string,
  name: CollectionName,
): Promise<Record<string, unknown>[]> {
  const { records, errors } = await readCollection(root, name);
  if (errors.length === 0) return records.map(fieldsOf);
  const outcome = "Nothing was added; mend this first, then try again.";
  throw new Refusal(formatErrors(errors, { outcome }));
}

function errorsOf(name: CollectionName, value: Record<string, unknown>): ContentError[] {
  const { source, type } = collections[name];
  const record: ContentRecord = {
    collection: name,
    file: source,
    label: `the new ${toWords(type)}`,
    key: undefined,
    value,
    lineOf: () => 0,
  };
  // What doesn't stand in a file yet has no line.
  return checkRecord(record).map((error) => ({ ...error, line: undefined }));
}

/**
 * What is wrong with an answer for one field of a record to come; `undefined` if nothing.
 *
 * @param field its name, with a dot for what is inside of another: `source.url`
 */
export function complainAbout(
  name: CollectionName,
  field: string,
  value: unknown,
): string | undefined {
  const isOfField = (error: ContentError) =>
    error.field === field || error.field?.startsWith(`${field} (`);
  const record = field.split(".").reduceRight((inner, part) => ({ [part]: inner }), value);
  const error = errorsOf(name, record as Record<string, unknown>).find(isOfField);
  if (!error) return undefined;
  const isEmpty = (typeof value === "string" || Array.isArray(value)) && value.length === 0;
  if (isEmpty) return `Nothing came. Expected: ${error.expected}.`;
  // Quotes belong into a file, not into an answer.
  return `That won't do. Expected: ${error.expected}. To mend: ${error.fix.replaceAll('"', "")}.`;
}

/** @throws Refusal with all that is wrong with a record to come */
export function requireRight(name: CollectionName, value: Record<string, unknown>): void {
  const errors = errorsOf(name, value);
  if (errors.length === 0) return;
  const shown = errors.map((error) => formatError(error).join("\n"));
  throw new Refusal([...shown, "Nothing was added."].join("\n\n"));
}
