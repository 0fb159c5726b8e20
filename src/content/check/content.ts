import { z } from "zod";
import { collections } from "../model/collections";
import type { CollectionName } from "../model/names";
import { toPlainField, type PlainField } from "../model/fields";
import { partsOf, type MdxNode } from "../text/parse-text";
import { lineAt, shorten } from "./errors";
import type { ContentError, ContentLocation, ErrorText, Warning } from "./errors";

export type FieldPath = readonly (string | number)[];

export type Position = FieldPath | number;

export interface ContentRecord {
  collection: CollectionName;
  file: string;
  label: string;
  key: string | number | undefined;
  value: unknown;
  /** The line of a field, counted from 1. For a missing field: the line of the closest existing parent. */
  lineOf: (path: FieldPath) => number;
  body?: {
    /** Starts with an empty line for each line above it, so that line numbers match the file. */
    text: string;
    /** Empty if the text can't be parsed, which is an error of its own. */
    tree: MdxNode;
  };
}

export interface RawCollection {
  name: CollectionName;
  records: ContentRecord[];
  errors: ContentError[];
  /** Files that couldn't be read as a whole: their other errors only follow from that. */
  unread: string[];
  /** Whether all records and keys were read. If not, a reference may only seem to be wrong. */
  complete: boolean;
}

export type RawContent = Record<CollectionName, RawCollection>;

/** The file to correct before references to the records of these collections. */
export const firstToCorrect = (collected: readonly RawCollection[]): string | undefined =>
  collected
    .filter(({ complete }) => !complete)
    .map(({ name, errors: [first] }) => first?.file ?? collections[name].source)[0];

export const allRecords = (content: RawContent): ContentRecord[] =>
  Object.values(content).flatMap(({ records }) => records);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const recordFields = ({ value }: ContentRecord): Record<string, unknown> =>
  isObject(value) ? value : {};

export const getValue = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (parent, step) => (parent as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  );

export const nodesOf = ({ body }: ContentRecord): MdxNode[] => (body ? partsOf(body.tree) : []);

export function fieldAt(field: PlainField, [step, ...rest]: FieldPath): PlainField | undefined {
  if (step === undefined) return field;
  const { schema } = field;
  const def: Partial<z.core.$ZodObjectDef> = schema instanceof z.ZodObject ? schema.def : {};
  const inner = schema instanceof z.ZodArray ? schema.element : (def.shape?.[step] ?? def.catchall);
  return inner instanceof z.ZodType ? fieldAt(toPlainField(inner), rest) : undefined;
}

interface Leaf {
  path: FieldPath;
  value: unknown;
  field: PlainField | undefined;
}

function walk(value: unknown, field: PlainField | undefined, path: FieldPath): Leaf[] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null) return [{ path, value, field }];
  return Object.entries(value).flatMap(([name, inner]) => {
    const step = Array.isArray(value) ? Number(name) : name;
    return walk(inner, field && fieldAt(field, [step]), [...path, step]);
  });
}

export const leavesOf = ({ collection, value }: Pick<ContentRecord, "collection" | "value">) =>
  walk(value, toPlainField(collections[collection].schema), []);

export const textFieldsOf = (record: ContentRecord) =>
  leavesOf(record).filter(
    (leaf): leaf is Leaf & { value: string } => typeof leaf.value === "string",
  );

export const recordTexts = (record: ContentRecord) => [
  ...textFieldsOf(record).map(({ path, value }) => ({ text: value, at: (): Position => path })),
  ...(record.body ? [{ text: record.body.text, at: (offset: number): Position => offset }] : []),
];

export const typeInWords = (type: string): string =>
  type.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

/** Longer than any list of names; cuts off a text that was pasted into the wrong field. */
const cut = (text: string): string => shorten(text, 400);

export function locate(
  { file, label, lineOf, body }: ContentRecord,
  position: Position,
): ContentLocation {
  if (typeof position === "number")
    return { file, line: lineAt(body?.text ?? "", position), record: label };
  const steps = position.map((step) => (typeof step === "number" ? step + 1 : step));
  const field = steps.length > 0 && { field: cut(steps.join(".")) };
  return { file, line: lineOf(position), record: label, ...field };
}

export const errorAt = (
  record: ContentRecord,
  position: Position,
  { found, expected, fix, ...error }: ErrorText,
): ContentError => ({
  ...locate(record, position),
  ...error,
  found: typeof found === "string" ? cut(found) : found,
  expected: cut(expected),
  ...(fix && { fix: cut(fix) }),
});

export const warningAt = (record: ContentRecord, position: Position, found: string): Warning => ({
  ...locate(record, position),
  found,
});
