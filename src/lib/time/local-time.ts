import { type CalendarDay, toIsoDate, weekdayIndex } from "./calendar";

/** A moment in the shop's local time. */
export interface LocalMoment extends CalendarDay {
  /** Minutes after local midnight, by the clock. */
  minutes: number;
}

/** The day of the month of the first, second … Sunday. */
const sundayOf = (year: number, month: number, nth: number): number =>
  7 * nth - weekdayIndex({ year, month, day: 1 });

/**
 * The UTC offset of Austin in minutes. Daylight saving time is from the 2nd Sunday of March to the
 * 1st Sunday of November, 2 am. `local-time.test.ts` compares with Intl, which itself would take a
 * slow phone 50 to 80 ms.
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

const hour = 3_600_000;

/**
 * Converts a local time of the shop to a timestamp. A time that the clocks skip in March becomes an
 * hour later; of a repeated time in November the first counts.
 *
 * @param local a day and a time like 2027-01-13T09:00
 * @returns milliseconds since 1970
 */
export function timeAtShop(local: string): number {
  const asIfUtc = Date.parse(`${local}Z`);
  const inSummer = asIfUtc + 5 * hour;
  return shopOffset(inSummer) === -5 * 60 ? inSummer : asIfUtc + 6 * hour;
}

/** The current day in Austin, like 2025-01-31. */
export const todayInAustin = (now: Date): string => toIsoDate(localMoment(now));

/** Formats minutes after midnight: 600 → `10 am`, 630 → `10:30 am`. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const shown = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  return `${hour % 12 || 12}${shown} ${hour < 12 ? "am" : "pm"}`;
}
