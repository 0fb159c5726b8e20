/** Names of fields and positions in lists, from the record down to a field. */
export type FieldPath = readonly (string | number)[];

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
