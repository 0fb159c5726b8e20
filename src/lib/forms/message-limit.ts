/** Characters that a message may have; a line break is one. */
export const messageLimit = 500;

/** Screen readers are told the count once this many characters or fewer are left. */
const nearlyFull = 100;

const characters = (count: number) => `${count} ${count === 1 ? "character" : "characters"}`;

/** The count beside a message, for those who look. */
export const describeLength = (length: number): string => `${length} / ${messageLimit}`;

/** The count in words for those who listen; empty while there is plenty of room. */
export function announceLength(length: number): string {
  const left = messageLimit - length;
  if (left > nearlyFull) return "";
  return left > 0 ? `${characters(left)} left` : "No characters left";
}

/**
 * A message with something added below what the visitor wrote, whose words stay as they are. Nothing is
 * added twice, or without its end: an estimate would lose its prices.
 *
 * @returns `undefined` if there is no room for it
 */
export function addToMessage(own: string, added: string): string | undefined {
  if (own.includes(added)) return own;
  const message = [own, added].filter(Boolean).join("\n\n");
  return message.length <= messageLimit ? message : undefined;
}

/** A message about to be changed by pasting or dropping text. */
interface Pasting {
  text: string;
  length: number;
  /** Characters that are selected, and so replaced. */
  selected: number;
}

/** What is said when text is too long to fit and its end is left out; empty if it fits. */
export function describeCut({ text, length, selected }: Pasting): string {
  const room = messageLimit - length + selected;
  const cut = text.replaceAll("\r\n", "\n").length - room;
  return cut > 0 ? `Your text was too long: we left out the last ${characters(cut)} of it.` : "";
}
