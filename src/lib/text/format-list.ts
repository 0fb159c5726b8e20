/** Words in a row: `Austin`, `Austin and Kyle`, `Austin, Kyle and Buda`; nothing for no words. */
export const formatList = (words: readonly string[]): string =>
  [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" and ");
