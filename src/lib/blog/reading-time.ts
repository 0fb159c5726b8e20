const wordsPerMinute = 220;

/** Markup, and the names of facts, which stand in place of a word or two. */
const markup = /<[^>]*>|\{\/\*[\s\S]*?\*\/\}|\{[^{}]*\}|\]\([^)]*\)/g;

/** How long an MDX text takes to read, in whole minutes; at least one. */
export function readingMinutes(text: string): number {
  const words = text.replace(markup, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
