import { z } from "zod";
import { collections } from "../../model/collections";
import { toPlainField, type PlainField } from "../../model/fields";
import { type ContentRecord, errorAt, fieldAt, type FieldPath, getValue } from "../content";
import { contentError, type ContentError, suggest } from "../errors";

function expectationOf(message: string, { meta }: PlainField): string {
  const expected = message.replace(/^[^:]+: expected |, received \w+$/g, "");
  const about = expected.includes(" like ") ? undefined : meta.description;
  return about ? `${expected} (${about})` : expected;
}

function toErrors(
  record: ContentRecord,
  root: PlainField,
  issue: z.core.$ZodIssue,
): ContentError[] {
  const path = issue.path as FieldPath;
  const field = fieldAt(root, path) ?? root;
  if (issue.code === "unrecognized_keys") {
    const names = field.schema instanceof z.ZodObject ? Object.keys(field.schema.shape) : [];
    const expected = `only the fields ${names.join(", ")}`;
    return issue.keys.map((name) => {
      const error = contentError(`an unknown field "${name}"`, expected, suggest(name, names));
      return errorAt(record, [...path, name], error);
    });
  }
  const value = getValue(record.value, path);
  const fix =
    issue.code === "invalid_value" && typeof value === "string"
      ? suggest(value, issue.values.map(String))
      : undefined;
  const expected = expectationOf(issue.message, field);
  return [errorAt(record, path, { code: "value", found: value, expected, fix })];
}

export function checkRecord(record: ContentRecord): ContentError[] {
  if (record.value === undefined) return [];
  const { schema } = collections[record.collection];
  const { error } = schema.safeParse(record.value);
  const root = toPlainField(schema);
  const errors = (error?.issues ?? []).flatMap((issue) => toErrors(record, root, issue));
  // Of several errors of a field, the last is the most specific: an empty text is also too short.
  return [...new Map(errors.map((one) => [one.field, one])).values()];
}
