import { distance } from "fastest-levenshtein";

/** The kind of an error. Forms have sentences of their own for some. */
export type ErrorCode =
  | "value" // of a field; `undefined` if it is missing
  | "unknown" // a fact or page, which `found` describes; it may be new
  | "content"; // anything else, which `found` describes

export interface ErrorText {
  code: ErrorCode;
  found?: unknown;
  expected: string;
  fix?: string;
  /** The nearest name, as a question. It is shown before `expected`. */
  suggestion?: string | undefined;
  /** A file with errors, from which this one may only follow. */
  after?: string | undefined;
}

export interface ContentLocation {
  file: string;
  /** Counted from 1; missing if the error concerns the whole file. */
  line?: number;
  record?: string;
  /** Path of the field, with positions counted from 1: `price.starting`, `features.2`. */
  field?: string;
}

export interface ContentError extends ContentLocation, ErrorText {}

export interface Warning extends ContentLocation {
  found: string;
  /** A record or field that came with the site. The editor has its own words for them. */
  sample?: "record" | "field";
}

export function shorten(text: string, maxLength = 60): string {
  const oneLine = text.replace(/\s+/g, " ");
  return oneLine.length > maxLength ? `${oneLine.slice(0, maxLength - 1).trimEnd()}…` : oneLine;
}

export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  return typeof value === "string" ? `"${shorten(value)}"` : shorten(JSON.stringify(value));
}

/** An error without a code of its own: `found` describes what is wrong. */
export const contentError = (found: string, expected: string, fix?: string): ErrorText => ({
  code: "content",
  found,
  expected,
  fix,
});

/** What was found, in words. Forms have other words for some errors. */
export const describeFound = ({ code, found }: ErrorText): string =>
  code === "value" ? formatValue(found) : String(found);

const simplify = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

function byDistance(word: string, names: Iterable<string>): { name: string; changes: number }[] {
  const typed = simplify(word);
  return [...names]
    .map((name) => ({ name, changes: distance(typed, simplify(name)) }))
    .sort((a, b) => a.changes - b.changes);
}

export function suggest(word: string, names: Iterable<string>): string | undefined {
  const [nearest] = byDistance(word, names);
  // At least two, because two swapped letters count as two changes.
  const tolerance = Math.max(2, Math.floor(word.length / 3));
  return nearest && nearest.changes <= tolerance ? `did you mean "${nearest.name}"?` : undefined;
}

const mostNames = 8;

/** All names in their order, or the ones that are most like a word. */
export function listNames(names: readonly string[], word = ""): string {
  if (names.length <= mostNames) return names.join(", ");
  const nearest = byDistance(word, names).slice(0, mostNames);
  return `${nearest.map(({ name }) => name).join(", ")} …`;
}

/** What to write instead of an unknown name. */
export const unknownName = (name: string, names: readonly string[], what: string) => ({
  expected: `${what} ${listNames(names, name) || "there is none yet"}`,
  suggestion: suggest(name, names),
});

/** Each item whose key an earlier item has, with the first such item. */
export function findRepeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): [item: Item, first: Item][] {
  const firsts = new Map(items.toReversed().map((item) => [keyOf(item), item]));
  return items
    .map((item): [Item, Item] => [item, firsts.get(keyOf(item)) ?? item])
    .filter(([item, first]) => item !== first);
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

export const sortByLocation = <T extends ContentLocation>(items: T[]): T[] =>
  items.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
