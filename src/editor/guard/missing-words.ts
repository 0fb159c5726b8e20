/** Not compared: facts and line breaks, which become separate nodes when saved. */
const parts = /\{[\w.-]+\}|<br\s*\/?>|\u200B/g;

/** A word contains a letter, digit or symbol. Bullets and dashes may become lists. */
const isWord = (word: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(word);

const wordsIn = (text: string): string[] => text.replace(parts, " ").split(/\s+/).filter(isWord);

/**
 * The words that are missing from the saved text, or occur less often there.
 *
 * @param shown the text in the editor
 * @param saved the text after reopening the entry
 */
export function missingWords(shown: string, saved: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsIn(saved)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsIn(shown).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
