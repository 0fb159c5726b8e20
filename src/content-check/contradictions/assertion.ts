import type { ContentRecord } from "../content";
import { showPath, type FieldPath } from "../words";

/** Where something is said. */
export interface Place {
  record: ContentRecord;
  path: FieldPath;
  /** The line of the file, where the field has several: an article's text. */
  line?: number;
}

/** What the content says about something. */
export interface Assertion {
  /** What is said of the subject: its price, its month. */
  kind: string;
  /** What it may be about, the likeliest first: a sentence can name two services. */
  subjects: string[];
  /** As it is written: `$64`. */
  value: string;
  place: Place;
}

/** What the part of `data/` that is in charge says about a subject. */
export interface Source {
  kind: string;
  subject: string;
  /** As a warning shows it: `$35`. */
  value: string;
  /** Whether an assertion says the same. */
  accepts: (value: string) => boolean;
  place: Place;
}

/** What one reader of the content found. */
export interface Statements {
  assertions: Assertion[];
  sources: Source[];
}

/** An assertion and what it disagrees with. */
export interface Contradiction {
  assertion: Assertion;
  source: Source;
}

/** A place as a warning names it: `data/prices.json:31 · service price fff · everySize.price`. */
export const showPlace = ({ record, path, line }: Place): string =>
  [
    `${record.file}:${line ?? record.lineOf(path)}`,
    record.label,
    ...(path.length > 0 ? [showPath(path)] : []),
  ].join(" · ");
