import type { CollectionName } from "../model/names";
import type { ContentError } from "./content-error";
import type { MdxNode } from "../text/mdx-node";
import { collections } from "../model/collections";
import type { FieldPath } from "./place";

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

export const allRecords = (content: RawContent): ContentRecord[] =>
  Object.values(content).flatMap(({ records }) => records);

/** The fields of a record; empty if it isn't an object. */
export const fieldsOf = ({ value }: ContentRecord): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

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
