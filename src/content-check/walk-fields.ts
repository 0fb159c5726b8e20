import { z } from "zod";
import { plainFields, toPlainField, type PlainField } from "../content-model/to-plain-field";
import type { FieldPath } from "./field-path";

/** A single value of a record, with what its schema says about it. */
export interface Leaf {
  path: FieldPath;
  value: unknown;
  field: PlainField;
}

/** The single values that stand in a record, wrong or not, with the schema's metadata. */
export function walkFields(field: PlainField, value: unknown, path: FieldPath = []): Leaf[] {
  const { schema } = field;
  if (value === undefined) return [];
  if (schema instanceof z.ZodArray) {
    const item = toPlainField(schema.element as z.ZodType);
    return Array.isArray(value)
      ? value.flatMap((entry, index) => walkFields(item, entry, [...path, index]))
      : [];
  }
  if (schema instanceof z.ZodObject) {
    if (typeof value !== "object" || value === null) return [];
    const values = value as Record<string, unknown>;
    return plainFields(schema).flatMap(([name, inner]) =>
      walkFields(inner, values[name], [...path, name]),
    );
  }
  return [{ path, value, field }];
}

/** The schema of the field at a path; `undefined` if the definition has no such field. */
export function fieldAt(field: PlainField, path: FieldPath): PlainField | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return field;
  const { schema } = field;
  const inner: unknown =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodObject && typeof step === "string"
        ? schema.shape[step]
        : undefined;
  return inner instanceof z.ZodType ? fieldAt(toPlainField(inner), rest) : undefined;
}

/** A text and where it stands. */
interface PlacedText {
  path: FieldPath;
  text: string;
}

/** All texts in a value, however deep, with their places. */
export function textsIn(value: unknown, path: FieldPath = []): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([step, inner]) =>
    // Most values are no texts, and every check of every record looks for them.
    typeof inner === "string" || typeof inner === "object"
      ? textsIn(inner, [...path, isList ? Number(step) : step])
      : [],
  );
}
