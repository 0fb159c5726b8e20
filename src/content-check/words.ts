/** Names of fields and positions in lists, from the record down to a field. */
export type FieldPath = readonly (string | number)[];

const maxShown = 60;

/** 1 → 1st, 2 → 2nd, 11 → 11th. */
export function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${suffix}`;
}

/** A path as the owner reads it: `price.starting`, `sizes (3rd).long`. */
export const showPath = (path: FieldPath): string =>
  path.reduce<string>((shown, step) => {
    if (typeof step === "number") return `${shown} (${ordinal(step + 1)})`.trimStart();
    return shown ? `${shown}.${step}` : step;
  }, "");

/** Sorts what stands in files by file and line. */
export const byPlace = <T extends { file: string; line?: number }>(items: T[]): T[] =>
  items.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** a, b or c. */
export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** a, b and c. */
export const allOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** 1 error, 2 errors, 2 categories. */
export const plural = (count: number, word: string): string =>
  count === 1 ? `1 ${word}` : `${count} ${word.replace(/(?<=[^aeiou])y$/, "ie")}s`;

/** A long text cut to one short line. */
export function shorten(text: string, max = maxShown): string {
  const oneLine = text.replace(/\s+/g, " ");
  return oneLine.length > max ? `${oneLine.slice(0, max - 1).trimEnd()}…` : oneLine;
}

/** A value as the owner wrote it, on one short line. */
export function showValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${shorten(value)}"`;
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

/** A type name in the reader's words: PricingPackage → pricing package. */
export const toWords = (typeName: string): string =>
  typeName.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

/** Finds the line, counted from 1, that a position in a text stands on. */
export function indexLines(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}
