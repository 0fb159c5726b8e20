/** Cuts a text before and after each of the words: `"call 1 or 2"` around `1` → call, 1, or 2. */
export const splitAround = (text: string, words: readonly string[]): string[] =>
  words
    .reduce<string[]>(
      (parts, word) =>
        parts.flatMap((part) =>
          part.split(word).flatMap((rest, index) => (index > 0 ? [word, rest] : [rest])),
        ),
      [text],
    )
    .filter(Boolean);
