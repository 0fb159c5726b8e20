import { type CalendarDay, toIsoDate, weekdayIndex } from "./calendar";

export interface LocalMoment extends CalendarDay {
  /** Clock time in minutes: 9:00 is 540, even on days when the clocks change. */
  minutes: number;
}

const sundayOf = (year: number, month: number, nth: number): number =>
  7 * nth - weekdayIndex({ year, month, day: 1 });

/**
 * The UTC offset of Austin in minutes. Daylight saving time is from the 2nd Sunday of March to the
 * 1st Sunday of November, 2 am. Doesn't use Intl, which takes 50 to 80 ms on a slow phone.
 * `local-time.test.ts` compares both.
 *
 * @param time in milliseconds since 1970
 */
export function shopOffset(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const begins = Date.UTC(year, 2, sundayOf(year, 3, 2), 2 + 6);
  const ends = Date.UTC(year, 10, sundayOf(year, 11, 1), 2 + 5);
  return (time >= begins && time < ends ? -5 : -6) * 60;
}

/** The date and time at the shop, regardless of the machine's time zone. */
export function localMoment(now: Date): LocalMoment {
  const local = new Date(now.getTime() + shopOffset(now.getTime()) * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

const hourMs = 3_600_000;

/** The timestamp of `2027-01-13T09:00`. A time that the clocks skip is moved one hour later. */
export function timeAtShop(local: string): number {
  const asIfUtc = Date.parse(`${local}Z`);
  const summerTime = asIfUtc + 5 * hourMs;
  return shopOffset(summerTime) === -5 * 60 ? summerTime : asIfUtc + 6 * hourMs;
}

export const todayInAustin = (now: Date): string => toIsoDate(localMoment(now));

/** Formats minutes after midnight: 600 → `10 am`, 630 → `10:30 am`. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const shown = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  return `${hour % 12 || 12}${shown} ${hour < 12 ? "am" : "pm"}`;
}
