import { z } from "zod";
import { formatCount } from "../../../lib/text/words";
import { collections } from "../../model/collections";
import { neededInDrafts } from "../../model/entities/articles-schema";
import { toPlainField, type PlainField } from "../../model/fields";
import { type ContentRecord, errorAt, fieldAt, type FieldPath, getValue } from "../content";
import { type ContentError, listNames, suggest, unknownName } from "../errors";

/** An entry of a data file: `{ "starting": …, "addons": … }`. */
function exampleOf(schema: z.ZodObject): string {
  const names = Object.keys(schema.shape).slice(0, 3);
  return `{ ${names.map((name) => `"${name}": …`).join(", ")} }`;
}

function listExample({ element }: z.ZodArray, isFrontMatter: boolean): string {
  if (element instanceof z.ZodObject) return `[${exampleOf(element)}]`;
  return isFrontMatter ? "[fleas, ticks]" : '["fleas", "ticks"]';
}

function expectedType(schema: unknown, input: unknown, isFrontMatter: boolean): string {
  if (schema instanceof z.ZodArray) return `a list, like ${listExample(schema, isFrontMatter)}`;
  if (schema instanceof z.ZodObject) return `fields in braces, like ${exampleOf(schema)}`;
  const end = isFrontMatter ? "" : ", without quotes";
  if (schema instanceof z.ZodBoolean) return `true or false${end}`;
  if (schema instanceof z.ZodNumber) return `a number, like 35${end}`;
  const example = typeof input === "number" ? input : "Bath";
  return isFrontMatter ? "some text" : `some text in straight quotes, like "${example}"`;
}

function expectedSize(origin: string, size: string, count: number): string {
  if (origin === "array") return `a list of ${size} ${formatCount(count, "entry")}`;
  return origin === "string" ? `${size} ${formatCount(count, "character")}` : `${size} ${count}`;
}

/** What a field must contain, if its schema has no words of its own. Zod's words are for developers. */
const toExpected =
  (isFrontMatter: boolean): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.code === "invalid_type") return expectedType(issue.inst, issue.input, isFrontMatter);
    if (issue.code === "invalid_value")
      return `one of ${listNames(issue.values.map(String), String(issue.input))}`;
    if (issue.code === "too_small")
      return expectedSize(issue.origin, "at least", Number(issue.minimum));
    if (issue.code === "too_big")
      return expectedSize(issue.origin, "at most", Number(issue.maximum));
    return "another value";
  };

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
      const known = unknownName(name, names, "only the fields");
      const found = `an unknown field "${name}"`;
      return errorAt(record, [...path, name], { code: "content", found, ...known });
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
