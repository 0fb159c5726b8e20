const wordsPerMinute = 220;

/** Markup, and facts, which stand for a word or two. */
const markup = /<[^>]*>|\{\/\*[\s\S]*?\*\/\}|\{[^{}]*\}|\]\([^)]*\)/g;

/** Reading time of an MDX text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.replace(markup, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
