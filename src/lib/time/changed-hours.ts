import type { CalendarDay } from "./closed-days";
import { fromIsoDate, localMoment, toIsoDate } from "./local-time";

/** The hours of a day that differ from those of its weekday, as in `data/notice.json`. */
export interface ChangedHours {
  /** A day like 2025-01-31. */
  readonly date: string;
  /** `10:00 am to 2:00 pm`, or `Closed`. */
  readonly hours: string;
}

/** The days from today on whose hours differ from those of their weekday, in their order. */
export function comingChangedHours(
  changedHours: readonly ChangedHours[],
  now: Date,
): (CalendarDay & Pick<ChangedHours, "hours">)[] {
  const today = toIsoDate(localMoment(now));
  return changedHours
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, hours }) => ({ ...fromIsoDate(date), hours }));
}
