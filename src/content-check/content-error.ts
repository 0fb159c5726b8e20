import { shorten } from "./wording";
import { showPath, type FieldPath } from "./field-path";

/** Something in the content that stops the build. */
export interface ContentError {
  /** Path from the project's folder, with slashes. */
  file: string;
  /** Counted from 1; absent where the whole file is meant. */
  line?: number;
  /** Counted from 1; only of what can't be read. */
  column?: number;
  /** The record by its kind and key: `review 3`. */
  record?: string;
  /** Path of the field: `price.starting`, `features (2nd)`. */
  field?: string;
  /** What stands there, shortened. */
  found: string;
  expected: string;
  /** What to do about it, where that doesn't follow from what is expected. */
  fix?: string;
}

/** What an error says of a record's place; a `ContentRecord` has it. */
interface Place {
  file: string;
  label: string;
  lineOf: (path: FieldPath) => number;
}

/** What an error says besides its place. */
export type ErrorWords = Pick<ContentError, "found" | "expected" | "fix">;

/** An error in the text of an article, by its position. */
export interface Finding extends ErrorWords {
  offset: number;
}

/** More than any list of names takes; a text that was pasted into the wrong field is longer. */
const longestWords = 400;

/** An error in a field of a record; its line is the field's, or the closest that exists. */
export const errorAt = (record: Place, path: FieldPath, words: ErrorWords): ContentError => ({
  file: record.file,
  line: record.lineOf(path),
  record: record.label,
  ...(path.length > 0 && { field: shorten(showPath(path), longestWords) }),
  found: shorten(words.found, longestWords),
  expected: shorten(words.expected, longestWords),
  ...(words.fix && { fix: shorten(words.fix, longestWords) }),
});
