/** The length that search engines show. */
const longest = 160;

/** Shortens a description between words to that length, with an ellipsis. */
export function shortenDescription(text: string): string {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest).split(" ").slice(0, -1).join(" ");
  return `${words.replace(/[.,;:!?]+$/, "")}…`;
}
