import { z } from "zod";
import { collections } from "../../model/collections";
import { neededInDrafts } from "../../model/entities/articles-schema";
import { toPlainField, type PlainField } from "../../model/fields";
import { type ContentRecord, errorAt, fieldAt, type FieldPath, getValue } from "../content";
import { contentError, type ContentError, listNames, suggest } from "../errors";
import { toExpected } from "./expected-value";

function expectationOf(expected: string, { meta }: PlainField): string {
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
    return issue.keys.map((name) => {
      const expected = `only the fields ${listNames(names, name)}`;
      const error = contentError(`an unknown field "${name}"`, expected);
      return errorAt(record, [...path, name], { ...error, suggestion: suggest(name, names) });
    });
  }
  const value = getValue(record.value, path);
  const suggestion =
    issue.code === "invalid_value" && typeof value === "string"
      ? suggest(value, issue.values.map(String))
      : undefined;
  const expected = expectationOf(issue.message, field);
  return [errorAt(record, path, { code: "value", found: value, expected, suggestion })];
}

export function checkRecord(record: ContentRecord): ContentError[] {
  if (record.value === undefined) return [];
  const { schema, kind } = collections[record.collection];
  const { error } = schema.safeParse(record.value, { error: toExpected(kind === "mdx") });
  const root = toPlainField(schema);
  const isLackedByDraft = ({ path }: z.core.$ZodIssue) =>
    getValue(record.value, ["draft"]) === true &&
    getValue(record.value, path as FieldPath) === undefined &&
    !neededInDrafts.includes(String(path[0]));
  const issues = (error?.issues ?? []).filter((issue) => !isLackedByDraft(issue));
  // Of several errors of a field, the last is the most specific: an empty text is also too short.
  // A wrong type is reported alone: a text is no long list.
  const ofType = issues.filter(({ code }) => code === "invalid_type");
  const errors = [...issues, ...ofType].flatMap((issue) => toErrors(record, root, issue));
  return [...new Map(errors.map((one) => [one.field, one])).values()];
}
