import type { Place } from "./place";

/** What an error says besides its place. */
export interface ErrorWords {
  /** What stands there, shortened. */
  found: string;
  expected: string;
  /** What to do about it, where that doesn't follow from what is expected. */
  fix?: string;
}

/** Something in the content that stops the build. */
export interface ContentError extends Place, ErrorWords {
  /** Counted from 1; only of what can't be read. */
  column?: number;
}
