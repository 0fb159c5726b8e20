import { addDays, formatDay, fromIsoDate, toIsoDate } from "../time/local-time";
import type { Notice, NoticeKind } from "./notice";

const words: Record<NoticeKind, string> = {
  closed: "Closed",
  late: "Running late",
  "booked up": "Booked up",
  "good news": "Good news",
};

/**
 * The word that a notice begins with. Where the shop opens on that day, if at other hours, it isn't
 * called closed.
 */
export function noticeWord({ kind, changedHours }: Pick<Notice, "kind" | "changedHours">): string {
  const isAboutHours = kind === "closed" || kind === "late";
  return isAboutHours && changedHours?.some(({ hours }) => hours !== "Closed")
    ? "Hours changed"
    : words[kind as NoticeKind];
}

/**
 * The day that a notice is about, so that one that is still there on a later day misleads nobody:
 * that of its changed hours, or the one day on which it shows, `Wednesday, January 13`. One of several
 * days says how long it holds: `until Friday, January 15`.
 */
export function noticeDay({ from, until, changedHours }: Omit<Notice, "text" | "kind">): string {
  const [changed, ...others] = changedHours ?? [];
  if (changed && others.length === 0) return formatDay(fromIsoDate(changed.date));
  // Until midnight is until the end of the day before.
  const last = until.endsWith("T00:00") ? addDays(fromIsoDate(until), -1) : fromIsoDate(until);
  const isOneDay = toIsoDate(last) === from.slice(0, 10);
  return isOneDay ? formatDay(last) : `until ${formatDay(last)}`;
}
