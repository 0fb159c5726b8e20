import { formatCount } from "../text/words";

/** Maximum length in characters; a line break counts as one. */
export const messageLimit = 500;

const nearlyFull = 100;

export const lengthLabel = (length: number): string => `${length} / ${messageLimit}`;

export function lengthAnnouncement(length: number): string {
  const left = messageLimit - length;
  if (left > nearlyFull) return "";
  return left > 0 ? `${formatCount(left, "character")} left` : "No characters left";
}

/** Never adds a text twice or in part: an estimate would lose its prices. `undefined`: no room. */
export function addToMessage(own: string, added: string): string | undefined {
  if (own.includes(added)) return own;
  const message = [own, added].filter(Boolean).join("\n\n");
  return message.length <= messageLimit ? message : undefined;
}

interface Pasting {
  text: string;
  length: number;
  selected: number;
}

export function cutAnnouncement({ text, length, selected }: Pasting): string {
  const room = messageLimit - length + selected;
  const cut = text.replaceAll("\r\n", "\n").length - room;
  if (cut <= 0) return "";
  return `Your text was too long: we left out the last ${formatCount(cut, "character")} of it.`;
}
