import type { CalendarDay } from "./closed-days";

/** A moment as the clock and calendar on the shop's wall show it. */
export interface LocalMoment extends CalendarDay {
  /** Minutes after local midnight, by the clock. */
  minutes: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * What clock and calendar show in a time zone.
 *
 * @param timeZone an IANA name
 */
export function localMoment(now: Date, timeZone: string): LocalMoment {
  const parts = formatterFor(timeZone).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read("year"),
    month: read("month"),
    day: read("day"),
    minutes: read("hour") * 60 + read("minute"),
  };
}

/** The day that comes some days after another. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A clock time in the shop's words: 600 gives `10 am`, 630 gives `10:30 am`. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const shown = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  return `${hour % 12 || 12}${shown} ${hour < 12 ? "am" : "pm"}`;
}

/** A day without its year: `Thursday, November 26`. */
export const formatDay = ({ year, month, day }: CalendarDay): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  }).format(Date.UTC(year, month - 1, day));
