import { timeAtShop, addDays, formatDay, fromIsoDate, toIsoDate } from "./time/calendar";

export const noticeKinds = ["closed", "late", "booked up", "good news"] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** Its times are by the shop's clock: 2027-01-13T09:00. */
export interface Notice extends Queries.NoticeFragment {
  readonly changedHours?: readonly Queries.NoticeChangedHours[] | null;
}

export interface TimedNotice {
  id: number;
  from: number;
  until: number;
}

function hashText(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.codePointAt(0)!) | 0;
  return hash;
}

type ShownNotice = Pick<Notice, "text" | "from" | "until">;

export const toTimedNotice = ({ text, from, until }: ShownNotice): TimedNotice => ({
  id: hashText(text),
  from: timeAtShop(from),
  until: timeAtShop(until),
});

export const isOn = ({ from, until }: TimedNotice, now: number): boolean =>
  from <= now && now < until;

/** The attribute of `html` that hides the built notice until React knows whether it is current. */
export const hiddenNotice = "data-hidden-notice";

const labels: Record<NoticeKind, string> = {
  closed: "Closed",
  late: "Running late",
  "booked up": "Booked up",
  "good news": "Good news",
};

const changesFrom = (today: string, changes: Notice["changedHours"]) =>
  changes?.filter(({ date }) => date >= today) ?? [];

/** The first word of a notice. While a day with changed hours is ahead, the shop isn't called closed. */
function noticeLabel(
  { kind, changedHours }: Pick<Notice, "kind" | "changedHours">,
  today: string,
): string {
  const isAboutHours = kind === "closed" || kind === "late";
  return isAboutHours && changesFrom(today, changedHours).some(({ hours }) => hours !== "Closed")
    ? "Hours changed"
    : labels[kind as NoticeKind];
}

/**
 * The day of a notice: of its one change of hours, or on which it is shown; else `until` its last day.
 * None if the days with changed hours are over.
 */
function noticeDay(
  { from, until, changedHours }: Omit<Notice, "text" | "kind">,
  today: string,
): string | undefined {
  const [next, ...others] = changesFrom(today, changedHours);
  if (!next && changedHours?.length) return undefined;
  if (next && others.length === 0)
    return next.date === today ? "today" : formatDay(fromIsoDate(next.date));
  // Midnight is the end of the day before.
  const last = until.endsWith("T00:00") ? addDays(fromIsoDate(until), -1) : fromIsoDate(until);
  const isOneDay = toIsoDate(last) === from.slice(0, 10);
  return isOneDay ? formatDay(last) : `until ${formatDay(last)}`;
}

export const noticeWords = (notice: Notice, today: string) => ({
  word: noticeLabel(notice, today),
  day: noticeDay(notice, today),
});
