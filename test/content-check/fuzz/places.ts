import type { FieldPath } from "../../../src/content-check/words";

/** The paths of all values in a value, itself included. */
export const placesIn = (value: unknown, path: FieldPath = []): FieldPath[] => [
  path,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([step, inner]) =>
        placesIn(inner, [...path, Array.isArray(value) ? Number(step) : step]),
      )
    : []),
];

/** What stands at a path. */
export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], value);

type Rewrite = (entries: [string, unknown][], step: string) => [string, unknown][];

/** A copy in which the list or record around a path has other entries; the path isn't empty. */
export function rewriteAround(value: unknown, path: FieldPath, rewrite: Rewrite): unknown {
  const [step = "", ...rest] = path;
  const entries = Object.entries(value as object);
  const changed: [string, unknown][] =
    rest.length === 0
      ? rewrite(entries, String(step))
      : entries.map(([name, inner]) => [
          name,
          name === String(step) ? rewriteAround(inner, rest, rewrite) : inner,
        ]);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

/** A copy with another value at a path. */
export const replaceAt = (value: unknown, path: FieldPath, by: unknown): unknown =>
  path.length === 0
    ? by
    : rewriteAround(value, path, (entries, step) =>
        entries.map(([name, inner]) => [name, name === step ? by : inner]),
      );
