/** How much of a description search engines show. */
const longest = 160;

/** A description cut between words to what search engines show, with an ellipsis if it was cut. */
export function shortenDescription(text: string): string {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest).split(" ").slice(0, -1).join(" ");
  return `${words.replace(/[.,;:!?]+$/, "")}…`;
}
