import { z } from "zod";
import { collections } from "../../model/collections";
import { toPlainField, type PlainField } from "../../model/to-plain-field";
import type { ContentRecord } from "../content";
import type { ContentError } from "../content-error";
import { errorAt } from "../error-at";
import { nameLookAlike, withOrdinaryCharacters } from "../look-alikes";
import { formatDate, formatMinutes } from "../../../lib/time/local-time";
import { valueAt, type FieldPath } from "../place";
import { suggest } from "../suggest";
import { fieldAt } from "../walk-fields";
import { oneOf, plural, showValue } from "../wording";
import { checkPhotoNames } from "./check-photo-names";

/** What a kind of value looks like in a file, by zod's names. */
const kinds: Record<string, string> = {
  string: "a text in quotes",
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  boolean: "true or false, without quotes",
  array: "a list in square brackets [ ]",
  object: "fields in braces { }",
};

/** What zod's own messages say, as what is expected; messages of the schemas go first. */
function describeExpectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return kinds[issue.expected];
  if (issue.code === "invalid_value") return oneOf(issue.values.map((value) => showValue(value)));
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const bound = issue.code === "too_small" ? "at least" : "at most";
  if (issue.origin === "string") return `${bound} ${plural(limit, "character")}`;
  if (issue.origin === "array") return `${bound} ${plural(limit, "entry")}`;
  return `a number of ${bound} ${limit}`;
}

/** A field's own description, or else an example. Examples of days are in the form of data. */
function describeField({ meta }: PlainField): string {
  const [example] = (meta.examples ?? []) as unknown[];
  const isDay = meta.spelling === "day" || meta.spelling === "moment";
  if (meta.description || example === undefined || isDay) return meta.description ?? "";
  return `for example ${JSON.stringify(example)}`;
}

/** An expectation has one example: its own, or that of the field. */
const withExample = (message: string, field: PlainField): string => {
  const about = / like /.test(message) ? "" : describeField(field);
  return about ? `${message} (${about})` : message;
};

const isoDay = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?$/;

/** A value as people write it: `"June 1, 2025"` for a day, which data has as 2025-06-01. */
function showWritten(value: unknown, { meta }: PlainField): string {
  const isDay = meta.spelling === "day" || meta.spelling === "moment";
  const [, day, hour, minute] = (isDay && isoDay.exec(String(value))) || [];
  if (!day) return showValue(value);
  const time = hour ? ` ${formatMinutes(Number(hour) * 60 + Number(minute))}` : "";
  return showValue(`${formatDate(day)}${time}`);
}

/** A value, and what is in it that nobody sees, if the field would accept it with ordinary characters. */
function showInvisible(value: unknown, field: PlainField): string {
  const shown = showWritten(value, field);
  if (typeof value !== "string") return shown;
  const lookAlike = nameLookAlike(value);
  const isOnlyThat = lookAlike && field.schema.safeParse(withOrdinaryCharacters(value)).success;
  return isOnlyThat ? `${shown}, which contains ${lookAlike},` : shown;
}

/** The errors of fields that the definition doesn't have. */
const unknownFields = (
  record: ContentRecord,
  path: FieldPath,
  keys: string[],
  { schema }: PlainField,
): ContentError[] =>
  keys.map((name) => {
    const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const free = names.filter((one) => valueAt(record.value, [...path, one]) === undefined);
    return errorAt(record, [...path, name], {
      found: `an unknown field "${name}" with ${showValue(valueAt(record.value, [...path, name]))}`,
      expected: `only the fields ${names.join(", ")}`,
      fix: suggest(name, free),
    });
  });

/** The errors of one of zod's issues. */
function explain(record: ContentRecord, root: PlainField, issue: z.core.$ZodIssue): ContentError[] {
  const path = issue.path as FieldPath;
  const field = fieldAt(root, path) ?? root;
  if (issue.code === "unrecognized_keys") return unknownFields(record, path, issue.keys, field);
  const value = valueAt(record.value, path);
  const expected = withExample(issue.message, field);
  if (value === undefined)
    return [errorAt(record, path, { found: "nothing: the field is missing", expected })];
  const fix =
    issue.code === "invalid_value" && typeof value === "string"
      ? suggest(value, issue.values.map(String))
      : undefined;
  const advice: unknown = issue.code === "custom" ? issue.params?.fix : undefined;
  return [
    errorAt(record, path, {
      found: showInvisible(value, field),
      expected,
      fix: typeof advice === "string" ? advice : fix,
    }),
  ];
}

/** Several complaints about one field become one error. */
function mergeByField(errors: ContentError[]): ContentError[] {
  const byField = new Map<string, ContentError>();
  for (const error of errors) {
    const field = error.field ?? "";
    const earlier = byField.get(field);
    // An empty text is also too short; the last complaint is the one that knows the field.
    if (!earlier || error.found === '""') byField.set(field, error);
    else if (earlier.expected !== error.expected)
      byField.set(field, { ...earlier, expected: `${earlier.expected}; ${error.expected}` });
  }
  return [...byField.values()];
}

/** Compares a record with the definition of its entity. */
export function checkRecord(record: ContentRecord): ContentError[] {
  // Front matter that can't be read has its own error.
  if (record.value === undefined) return [];
  const { schema } = collections[record.collection];
  const { error } = schema.safeParse(record.value, { error: describeExpectation });
  const root = toPlainField(schema);
  return mergeByField([
    ...(error?.issues ?? []).flatMap((issue) => explain(record, root, issue)),
    ...checkPhotoNames(record),
  ]);
}
