const wordsPerMinute = 220;

/** Matches what isn't read: tags, comments, facts in braces and the URLs of links. */
const markup = /<[^>]*>|\{\/\*[\s\S]*?\*\/\}|\{[^{}]*\}|\]\([^)]*\)/g;

export function readingMinutes(text: string): number {
  const words = text.replace(markup, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
