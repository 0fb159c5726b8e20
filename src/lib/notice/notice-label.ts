import { addDays, formatDay, fromIsoDate, toIsoDate } from "../time/calendar";
import type { Notice, NoticeKind } from "./notice";

const labels: Record<NoticeKind, string> = {
  closed: "Closed",
  late: "Running late",
  "booked up": "Booked up",
  "good news": "Good news",
};

/** The first word of a notice. On a day with changed hours the shop isn't called closed. */
export function noticeLabel({ kind, changedHours }: Pick<Notice, "kind" | "changedHours">): string {
  const isAboutHours = kind === "closed" || kind === "late";
  return isAboutHours && changedHours?.some(({ hours }) => hours !== "Closed")
    ? "Hours changed"
    : labels[kind as NoticeKind];
}

/**
 * The day of a notice, by which visitors recognize an outdated one: the day of its changed hours, or
 * the single day on which it is shown, `Wednesday, January 13`. For several days, the last one:
 * `until Friday, January 15`.
 */
export function noticeDay({ from, until, changedHours }: Omit<Notice, "text" | "kind">): string {
  const [changed, ...others] = changedHours ?? [];
  if (changed && others.length === 0) return formatDay(fromIsoDate(changed.date));
  // Midnight is the end of the day before.
  const last = until.endsWith("T00:00") ? addDays(fromIsoDate(until), -1) : fromIsoDate(until);
  const isOneDay = toIsoDate(last) === from.slice(0, 10);
  return isOneDay ? formatDay(last) : `until ${formatDay(last)}`;
}
