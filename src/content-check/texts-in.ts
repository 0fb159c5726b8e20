import type { FieldPath } from "./words";

/** All texts in a value, however deep, with their places. */
export const textsIn = (
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; text: string }[] => {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(step) : step]),
  );
};
