const maxShown = 60;

/** a, b or c. */
export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** 1 error, 2 errors, 2 categories. */
export const plural = (count: number, word: string): string =>
  count === 1 ? `1 ${word}` : `${count} ${word.replace(/(?<=[^aeiou])y$/, "ie")}s`;

/** Shortens a text to one line. */
export function shorten(text: string, max = maxShown): string {
  const oneLine = text.replace(/\s+/g, " ");
  return oneLine.length > max ? `${oneLine.slice(0, max - 1).trimEnd()}…` : oneLine;
}

/** A value as the owner wrote it, shortened to one line. */
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

/** A type's name in plain words: PricingPackage → pricing package. */
export const toWords = (typeName: string): string =>
  typeName.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
