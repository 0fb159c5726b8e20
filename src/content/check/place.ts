/** Field names and list positions, from the record down to a field. */
export type FieldPath = readonly (string | number)[];

/** A location in the content. */
export interface Place {
  /** Path from the project's folder, with slashes. */
  file: string;
  /** Counted from 1; missing if the error concerns the whole file. */
  line?: number;
  /** The record by its kind and key: `review 3`. */
  record?: string;
  /** Path of the field: `price.starting`, `features (2nd)`. */
  field?: string;
}

/** 1 → 1st, 2 → 2nd, 11 → 11th. */
export function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${suffix}`;
}

/** A path in the owner's format: `price.starting`, `sizes (3rd).long`. */
export const showPath = (path: FieldPath): string =>
  path.reduce<string>((shown, step) => {
    if (typeof step === "number") return `${shown} (${ordinal(step + 1)})`.trimStart();
    return shown ? `${shown}.${step}` : step;
  }, "");

/** The value at a path, or `undefined`. */
export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (part, step) => (part as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  );

/** The line of an offset in a text, counted from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

/** Sorts by file and line. */
export const byPlace = <T extends Place>(items: T[]): T[] =>
  items.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
