import { z } from "zod";
import { collections } from "../model/collections";
import { toPlainField, type PlainField } from "../model/to-plain-field";
import type { ContentRecord, FieldPath, Position } from "./content";

/** A single value of a record. */
export interface Leaf {
  path: FieldPath;
  value: unknown;
  /** The field's definition; `undefined` if the schema has no such field. */
  field: PlainField | undefined;
}

/** The definition of the field at a path; `undefined` if the schema has no such field. */
export function fieldAt(field: PlainField, [step, ...rest]: FieldPath): PlainField | undefined {
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

function walk(value: unknown, field: PlainField | undefined, path: FieldPath): Leaf[] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null) return [{ path, value, field }];
  return Object.entries(value).flatMap(([name, inner]) => {
    const step = Array.isArray(value) ? Number(name) : name;
    return walk(inner, field && fieldAt(field, [step]), [...path, step]);
  });
}

/** All single values of a record at any depth, valid or not. */
export const leavesOf = ({ collection, value }: ContentRecord): Leaf[] =>
  walk(value, toPlainField(collections[collection].schema), []);

/** A text of a record: one field, or everything below the front matter. */
interface PlacedText {
  text: string;
  /** Converts an offset in the text to a location in the record. */
  at: (offset: number) => Position;
}

/** The texts of a record: each field that is a string, and the text below the front matter. */
export const recordTexts = (record: ContentRecord): PlacedText[] => [
  ...leavesOf(record).flatMap(({ path, value }): PlacedText[] =>
    typeof value === "string" ? [{ text: value, at: () => path }] : [],
  ),
  ...(record.body ? [{ text: record.body.text, at: (offset: number) => offset }] : []),
];
