import { type CalendarDay, fromIsoDate, toIsoDate } from "./calendar";
import { localMoment } from "./local-time";

export interface ChangedHours {
  /** A day like 2025-01-31. */
  readonly date: string;
  /** `10:00 am to 2:00 pm`, or `Closed`. */
  readonly hours: string;
}

/** The days with changed hours from today on, in order. */
export function upcomingChangedHours(
  changedHours: readonly ChangedHours[],
  now: Date,
): (CalendarDay & Pick<ChangedHours, "hours">)[] {
  const today = toIsoDate(localMoment(now));
  return changedHours
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, hours }) => ({ ...fromIsoDate(date), hours }));
}
