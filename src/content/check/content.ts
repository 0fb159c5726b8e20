import type { CollectionName } from "../model/names";
import {
  formatOrdinal,
  lineAt,
  shorten,
  type ContentError,
  type ContentLocation,
  type ErrorText,
} from "./errors";
import type { MdxNode } from "../text/mdx-node";
import { collections } from "../model/collections";

/** Field names and list positions, from the record down to a field. */
export type FieldPath = readonly (string | number)[];

/** A position in a record: the path of a field, or an offset in the text below the front matter. */
export type Position = FieldPath | number;

/** The text below an MDX file's front matter. */
export interface MdxBody {
  /** Starts with an empty line for each line above it, so that line numbers match the file. */
  text: string;
  /** The parsed text; an empty tree if it can't be parsed, which is reported as its own error. */
  tree: MdxNode;
}

/** A record as read from its file, not yet validated. */
export interface ContentRecord {
  collection: CollectionName;
  /** Path from the project's folder, with slashes. */
  file: string;
  /** The record's name in errors: `review 3`. */
  label: string;
  /** The key that references use, if the record has one. */
  key: string | number | undefined;
  value: unknown;
  /** The line of a field, counted from 1. For a missing field: the line of the closest existing parent. */
  lineOf: (path: FieldPath) => number;
  /** Only in MDX files. */
  body?: MdxBody;
}

/** A node of an MDX text, as the rules receive it. */
export interface TextNode {
  node: MdxNode;
  parent: MdxNode;
  /** The node's source. */
  source: string;
}

/** The raw records of one collection. */
export interface RawCollection {
  name: CollectionName;
  records: ContentRecord[];
  errors: ContentError[];
  /** Whether all records and keys were read. If not, references to them aren't checked. */
  complete: boolean;
}

/** All content as read from the files. */
export type RawContent = Record<CollectionName, RawCollection>;

/** The records of all collections. */
export const allRecords = (content: RawContent): ContentRecord[] =>
  Object.values(content).flatMap(({ records }) => records);

/** The fields of a record; empty if it isn't an object. */
export const recordFields = ({ value }: ContentRecord): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The value at a path, or `undefined`. */
export const getValue = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (parent, step) => (parent as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  );

/** A record's value as the site receives it; `undefined` if it has errors. */
export const validValue = ({ collection, value }: ContentRecord): unknown =>
  collections[collection].schema.safeParse(value).data;

/** The valid records of a collection, as the site receives them. Errors in the others are reported separately. */
export const validRecords = <Value>({
  records,
}: RawCollection): { record: ContentRecord; value: Value }[] =>
  records.flatMap((record) => {
    const value = validValue(record) as Value | undefined;
    return value ? [{ record, value }] : [];
  });

/** The name of a collection's type in words: PricingPackage → pricing package. */
export const typeInWords = (type: string): string =>
  type.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

/** A path in the owner's format: `price.starting`, `sizes (3rd).long`. */
const formatPath = (path: FieldPath): string =>
  path.reduce<string>((shown, step) => {
    if (typeof step === "number") return `${shown} (${formatOrdinal(step + 1)})`.trimStart();
    return shown ? `${shown}.${step}` : step;
  }, "");

/** Longer than any list of names; cuts off a text that was pasted into the wrong field. */
const maxLength = 400;

/** The location of a position; its line is the field's, or that of the closest existing parent. */
export function locate(
  { file, label, lineOf, body }: ContentRecord,
  position: Position,
): ContentLocation {
  if (typeof position === "number")
    return { file, line: lineAt(body?.text ?? "", position), record: label };
  const field = position.length > 0 && { field: shorten(formatPath(position), maxLength) };
  return { file, line: lineOf(position), record: label, ...field };
}

/** An error at a position in a record: a field, or an offset in its text. */
export const errorAt = (
  record: ContentRecord,
  position: Position,
  { found, expected, fix }: ErrorText,
): ContentError => ({
  ...locate(record, position),
  found: shorten(found, maxLength),
  expected: shorten(expected, maxLength),
  ...(fix && { fix: shorten(fix, maxLength) }),
});
