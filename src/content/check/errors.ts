import { distance } from "fastest-levenshtein";

/** The text of an error, without its location. */
export interface ErrorText {
  /** The value that was found, shortened. */
  found: string;
  expected: string;
  /** What to do about it, if that doesn't follow from `expected`. */
  fix?: string;
}

/** An error of a node in a text. */
export interface NodeError extends ErrorText {
  /** Offset from the start of the node. */
  offset?: number;
}

/** A location in the content. */
export interface ContentLocation {
  /** Path from the project's folder, with slashes. */
  file: string;
  /** Counted from 1; missing if the error concerns the whole file. */
  line?: number;
  /** The record's label: `review 3`. */
  record?: string;
  /** Path of the field: `price.starting`, `features (2nd)`. */
  field?: string;
}

/** An error in the content; it stops the build. */
export interface ContentError extends ContentLocation, ErrorText {
  /** Counted from 1; only of files that can't be parsed. */
  column?: number;
}

/** Information about the content for the owner; it never stops the build. */
export interface Warning extends ContentLocation {
  /** The warning in a few words. */
  message: string;
  /** What to do about it. */
  fix?: string;
}

/** Warnings of one kind. */
export interface WarningList {
  heading: string;
  warnings: Warning[];
  /** Whether the owner works through the list; such a list is never shortened. */
  isLaunchList?: true;
}

/** a, b or c. */
export const joinWithOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** 1 error, 2 errors, 2 categories. */
export const formatCount = (count: number, word: string): string =>
  count === 1 ? `1 ${word}` : `${count} ${word.replace(/(?<=[^aeiou])y$/, "ie")}s`;

/** 1 → 1st, 2 → 2nd, 11 → 11th. */
export function formatOrdinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${suffix}`;
}

/** Shortens a text to one line. */
export function shorten(text: string, maxLength = 60): string {
  const oneLine = text.replace(/\s+/g, " ");
  return oneLine.length > maxLength ? `${oneLine.slice(0, maxLength - 1).trimEnd()}…` : oneLine;
}

/** Blanks and invisible characters that look like a plain space or like nothing. */
const oddBlank = /(?![ \u200d])[\p{Z}\p{Cf}]/u;

/** A value as the owner wrote it, shortened to one line. Names a blank that isn't a plain space. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") {
    const code = oddBlank.exec(value)?.[0].codePointAt(0)?.toString(16).toUpperCase();
    const blank =
      code && `, with the special blank or invisible character U+${code.padStart(4, "0")}`;
    return `"${shorten(value)}"${blank ?? ""}`;
  }
  if (Array.isArray(value))
    return value.length === 0 ? "an empty list []" : `a list [ ] of ${value.length}`;
  if (typeof value === "object" && value !== null) {
    const names = Object.keys(value);
    return names.length === 0
      ? "nothing between the braces { }"
      : `fields in braces { ${shorten(names.join(", "))} }`;
  }
  return JSON.stringify(value);
}

/** `did you mean "x"?` with the closest candidate, if one is close enough. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const simplify = (text: string) =>
    text
      .normalize()
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "");
  // At least two, because two swapped letters count as two changes.
  const tolerance = Math.max(2, Math.floor(word.length / 3));
  const [nearest] = [...candidates]
    .map((candidate) => ({ candidate, changes: distance(simplify(word), simplify(candidate)) }))
    .filter(({ changes }) => changes <= tolerance)
    .sort((a, b) => a.changes - b.changes);
  return nearest && `did you mean "${nearest.candidate}"?`;
}

/** The line of an offset in a text, counted from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

export const sortByLocation = <T extends ContentLocation>(items: T[]): T[] =>
  items.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
