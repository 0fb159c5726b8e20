/** Joins words: `Austin`, `Austin and Kyle`, `Austin, Kyle and Buda`; empty for an empty list. */
export const formatList = (words: readonly string[]): string =>
  [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" and ");

/** `1 day`, `2 days`, `2 entries`. */
export const formatCount = (count: number, word: string): string =>
  count === 1 ? `1 ${word}` : `${count} ${word.replace(/(?<=[^aeiou])y$/, "ie")}s`;

/** `towel`, or `towel-2` if the first is taken. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  let unique = name;
  for (let count = 2; isTaken(unique); count += 1) unique = `${name}-${count}`;
  return unique;
}

export const isVisibleText = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
