const fillers = new Set(["a", "and", "the", "only", "service", "services"]);

/** The words that make a service's name: `Feet, Face & Fanny` → feet, face, fanny. */
export const nameWords = (name: string): string[] =>
  (name.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !fillers.has(word));

/** Where a text names a service, in whichever spelling; -1 if it doesn't. */
export function findName(text: string, name: string): number {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length === 0) return -1;
  return text.search(new RegExp(`\\b${words.join("\\W+(?:and\\W+)?")}(?:e?s)?\\b`, "i"));
}

/**
 * The name among several that a card's name stands for: `Bath Only` for `Bath`.
 *
 * @returns `undefined` if none is meant, or several may be
 */
export function meantName(cardName: string, names: readonly string[]): string | undefined {
  const wanted = nameWords(cardName);
  const fitting = names.filter((name) => {
    const words = nameWords(name);
    return wanted.length > 0 && wanted.every((word) => words.includes(word));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
