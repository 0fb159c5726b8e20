import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { readClosedDate } from "../time/closed-days";
import { toIsoDate } from "../time/local-time";
import { parseHours, type Weekday } from "../time/opening-hours";
import type { OpeningTimes } from "../time/opening-state";

const midnight = "00:00";

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** A closed day opens and closes at midnight. */
function clockTimes(hours: string): { opens: string; closes: string } {
  const open = parseHours(hours);
  return {
    opens: open ? clock(open.opens) : midnight,
    closes: open ? clock(open.closes) : midnight,
  };
}

/** When the shop is open on each weekday. */
export const openingHoursData = (week: OpeningTimes["week"]): OpeningHoursSpecification[] =>
  week.map(({ day, hours }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${day as Weekday}` satisfies DayOfWeek,
    ...clockTimes(hours),
  }));

/**
 * The days on which the shop stays closed or has other hours than its weekday's, first to last.
 *
 * @param years the years to name closed days for
 * @param changedHours they go before the closed days
 */
export function specialHoursData(
  closedDays: OpeningTimes["closedDays"],
  years: readonly number[],
  changedHours: OpeningTimes["changedHours"],
): OpeningHoursSpecification[] {
  const closed = years.flatMap((year) =>
    closedDays.flatMap(({ name, date }) => {
      const day = readClosedDate(date)?.(year);
      return day ? { name, date: toIsoDate(day), hours: "Closed" } : [];
    }),
  );
  // Of two for one day the later one counts.
  const days = new Map([...closed.reverse(), ...changedHours].map((day) => [day.date, day]));
  return [...days.values()]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, hours, ...name }) => ({
      "@type": "OpeningHoursSpecification",
      ...name,
      validFrom: date,
      validThrough: date,
      ...clockTimes(hours),
    }));
}
