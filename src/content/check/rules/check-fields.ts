import { z } from "zod";
import { collections } from "../../model/collections";
import { toPlainField, type PlainField } from "../../model/to-plain-field";
import type { ContentRecord } from "../content";
import type { ContentError } from "../content-error";
import { errorAt } from "../error-at";
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

/** A field's own description and example, as far as it has them. */
function describeField({ meta }: PlainField): string {
  const [example] = (meta.examples ?? []) as unknown[];
  const shown = example !== undefined && `for example ${JSON.stringify(example)}`;
  return [meta.description, shown].filter(Boolean).join("; ");
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
  const about = describeField(field);
  const expected = about ? `${issue.message} (${about})` : issue.message;
  if (value === undefined)
    return [errorAt(record, path, { found: "nothing: the field is missing", expected })];
  const fix =
    issue.code === "invalid_value" && typeof value === "string"
      ? suggest(value, issue.values.map(String))
      : undefined;
  const advice: unknown = issue.code === "custom" ? issue.params?.fix : undefined;
  return [
    errorAt(record, path, {
      found: showValue(value),
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
