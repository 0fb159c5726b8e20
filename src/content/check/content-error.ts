import type { Place } from "./place";

/** The text of an error, without its location. */
export interface ErrorWords {
  /** The value that was found, shortened. */
  found: string;
  expected: string;
  /** What to do about it, if that doesn't follow from `expected`. */
  fix?: string;
}

/** An error in the content; it stops the build. */
export interface ContentError extends Place, ErrorWords {
  /** Counted from 1; only of files that can't be parsed. */
  column?: number;
}
