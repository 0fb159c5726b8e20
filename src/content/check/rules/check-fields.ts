import { z } from "zod";
import { collections } from "../../model/collections";
import { toPlainField, type PlainField } from "../../model/to-plain-field";
import { type ContentRecord, errorAt, type FieldPath, getValue } from "../content";
import { type ContentError, formatCount, formatValue, joinWithOr, suggest } from "../errors";
import { fieldAt } from "../walk-fields";
import { checkPhotoNames } from "../pictures/check-pictures";

/** A description of each kind of value, by zod's type names. */
const kinds: Record<string, string> = {
  string: "a text in quotes",
  number: "a number, without quotes",
  int: "a whole number, without quotes",
  boolean: "true or false, without quotes",
  array: "a list in square brackets [ ]",
  object: "fields in braces { }",
};

/** The expectation in place of zod's own message; messages of the schemas take precedence. */
function describeExpectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return kinds[issue.expected];
  if (issue.code === "invalid_value")
    return joinWithOr(issue.values.map((value) => formatValue(value)));
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const bound = issue.code === "too_small" ? "at least" : "at most";
  if (issue.origin === "string") return `${bound} ${formatCount(limit, "character")}`;
  if (issue.origin === "array") return `${bound} ${formatCount(limit, "entry")}`;
  return `a number of ${bound} ${limit}`;
}

/** A field's own description, or else an example. Days are shown in the format of the data. */
function describeField({ schema, meta }: PlainField): string {
  const [example] = (meta.examples ?? []) as unknown[];
  const isDay = schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime;
  if (meta.description || example === undefined || isDay) return meta.description ?? "";
  return `for example ${JSON.stringify(example)}`;
}

/** Each expectation has one example: its own or the field's. */
const withExample = (message: string, field: PlainField): string => {
  const about = / like /.test(message) ? "" : describeField(field);
  return about ? `${message} (${about})` : message;
};

/** Errors of fields that the schema doesn't contain. */
const unknownFields = (
  record: ContentRecord,
  path: FieldPath,
  keys: string[],
  { schema }: PlainField,
): ContentError[] =>
  keys.map((name) => {
    const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const free = names.filter((one) => getValue(record.value, [...path, one]) === undefined);
    return errorAt(record, [...path, name], {
      found: `an unknown field "${name}" with ${formatValue(getValue(record.value, [...path, name]))}`,
      expected: `only the fields ${names.join(", ")}`,
      fix: suggest(name, free),
    });
  });

/** Converts one of zod's issues to errors. */
function toErrors(
  record: ContentRecord,
  root: PlainField,
  issue: z.core.$ZodIssue,
): ContentError[] {
  const path = issue.path as FieldPath;
  const field = fieldAt(root, path) ?? root;
  if (issue.code === "unrecognized_keys") return unknownFields(record, path, issue.keys, field);
  const value = getValue(record.value, path);
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
      found: formatValue(value),
      expected,
      fix: typeof advice === "string" ? advice : fix,
    }),
  ];
}

/** Validates a record against its schema. */
export function checkRecord(record: ContentRecord): ContentError[] {
  // Unreadable front matter is a separate error.
  if (record.value === undefined) return [];
  const { schema } = collections[record.collection];
  const { error } = schema.safeParse(record.value, { error: describeExpectation });
  const root = toPlainField(schema);
  const errors = (error?.issues ?? []).flatMap((issue) => toErrors(record, root, issue));
  // Of several errors of a field, the last is the most specific: an empty text is also too short.
  const byField = [...errors, ...checkPhotoNames(record)].map((one) => [one.field, one] as const);
  return [...new Map(byField).values()];
}
