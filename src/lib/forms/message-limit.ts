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

/** Cuts a text to the limit where it grew, before the caret. Returns the two parts around the caret. */
export function cutToLimit(text: string, caret: number): [before: string, after: string] {
  const excess = text.length - messageLimit;
  const end = caret < excess ? text.length : caret;
  const before = text.slice(0, end - Math.max(0, excess));
  return [before.replace(/[\uD800-\uDBFF]$/, ""), text.slice(end)]; // not half of an emoji
}

export const cutAnnouncement = (count: number): string =>
  `Your text was too long: we left out the last ${formatCount(count, "character")} of it.`;
