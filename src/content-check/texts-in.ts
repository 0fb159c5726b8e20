import type { FieldPath } from "./words";

/** A text and where it stands. */
interface PlacedText {
  path: FieldPath;
  text: string;
}

/** All texts in a value, however deep, with their places. */
export function textsIn(value: unknown, path: FieldPath = []): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([step, inner]) =>
    // Most values are no texts, and every check of every record looks for them.
    typeof inner === "string" || typeof inner === "object"
      ? textsIn(inner, [...path, isList ? Number(step) : step])
      : [],
  );
}
