import { type CalendarDay, months, weekdayIndex } from "./closed-days";
import { weekdays } from "./opening-hours";

/** A moment as the clock and calendar on the shop's wall show it. */
export interface LocalMoment extends CalendarDay {
  /** Minutes after local midnight, by the clock. */
  minutes: number;
}

/** From a moment on, how far a time zone's clocks are ahead of UTC. */
export interface ClockChange {
  /** In milliseconds since 1970. */
  from: number;
  /** In minutes; negative to the west of Greenwich. */
  offset: number;
}

/** The clock on the shop's wall. */
export interface ShopClock {
  /** An IANA name. */
  timeZone: string;
  /** When the clock is set, in order; the last is where the list ends. See `clockChanges`. */
  clockChanges?: readonly ClockChange[];
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

function listedMoment(now: Date, changes: readonly ClockChange[]): LocalMoment | undefined {
  const next = changes.findIndex(({ from }) => from > now.getTime());
  const current = changes[next - 1];
  if (!current) return undefined;
  const local = new Date(now.getTime() + current.offset * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/**
 * What clock and calendar show at the shop. Only a moment that the list of clock changes doesn't
 * reach is asked of the browser: what it needs to know for that it takes a cheap phone a quarter of a
 * second to load.
 */
export function localMoment(now: Date, { timeZone, clockChanges = [] }: ShopClock): LocalMoment {
  const listed = listedMoment(now, clockChanges);
  if (listed) return listed;
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
export const formatDay = (date: CalendarDay): string =>
  `${String(weekdays[weekdayIndex(date)])}, ${String(months[date.month - 1])} ${date.day}`;
