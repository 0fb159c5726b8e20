import type { CollectionName } from "../model/names";
import type { ContentError } from "./content-error";
import type { MdxNode } from "../text/mdx-node";
import { collections } from "../model/collections";
import type { FieldPath } from "./place";

/** What stands below the front matter of an MDX file. */
export interface MdxBody {
  /** The text, with an empty line for each above it, so that all lines are those of the file. */
  text: string;
  /** Its parts; none of a text that can't be read, which is an error of its own. */
  tree: MdxNode;
}

/** A record as it stands in its file, not yet validated. */
export interface ContentRecord {
  collection: CollectionName;
  /** Path from the project's folder, with slashes. */
  file: string;
  /** The record as errors name it: `review 3`. */
  label: string;
  /** What others refer to the record by, if it has that. */
  key: string | number | undefined;
  value: unknown;
  /** The line of a field, counted from 1; of the closest part that exists, if the field doesn't. */
  lineOf: (path: FieldPath) => number;
  /** Only of MDX files. */
  body?: MdxBody;
}

/** The raw records of one collection. */
export interface RawCollection {
  name: CollectionName;
  records: ContentRecord[];
  errors: ContentError[];
  /** Whether all records and their keys could be read; if not, what refers to them can't be judged. */
  complete: boolean;
}

/** All content as it stands in the files. */
export type RawContent = Record<CollectionName, RawCollection>;

/** The records of all collections. */
export const allRecords = (content: RawContent): ContentRecord[] =>
  Object.values(content).flatMap(({ records }) => records);

/** The fields of a record; none, if it isn't an object. */
export const fieldsOf = ({ value }: ContentRecord): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** A record's value as the site gets it; `undefined` if it has errors. */
export const validValue = ({ collection, value }: ContentRecord): unknown =>
  collections[collection].schema.safeParse(value).data;

/**
 * The records of a collection that are free of errors, with their values as the site gets them; the
 * others have a report of their own.
 */
export const validRecords = <Value>({
  records,
}: RawCollection): { record: ContentRecord; value: Value }[] =>
  records.flatMap((record) => {
    const value = validValue(record) as Value | undefined;
    return value ? [{ record, value }] : [];
  });
