import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { parseClosedDate } from "../closed-days";
import { parseHours, type Weekday } from "../opening-hours";

interface Day {
  readonly day: string;
  readonly hours: string;
}

interface ClosedDay {
  readonly name: string;
  readonly date: string;
}

const midnight = "00:00";

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** When the shop is open on each weekday; a closed one opens and closes at midnight. */
export const openingHoursData = (week: readonly Day[]): OpeningHoursSpecification[] =>
  week.map(({ day, hours }) => {
    const open = parseHours(hours);
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day as Weekday}` satisfies DayOfWeek,
      opens: open ? clock(open.opens) : midnight,
      closes: open ? clock(open.closes) : midnight,
    };
  });

/** The days of a year, as ISO dates with their parts. */
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, index + 1)))
    .filter((date) => date.getUTCFullYear() === year)
    .map((date) => ({
      iso: date.toISOString().slice(0, 10),
      parts: { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    }));

/**
 * The days on which the shop stays closed, first to last.
 *
 * @param years the years to name them for
 */
export function closedDaysData(
  closedDays: readonly ClosedDay[],
  years: readonly number[],
): OpeningHoursSpecification[] {
  const rules = closedDays.map(({ name, date }) => ({ name, isClosed: parseClosedDate(date) }));
  return years.flatMap(daysOf).flatMap(({ iso, parts }) => {
    const rule = rules.find(({ isClosed }) => isClosed?.(parts));
    return rule
      ? {
          "@type": "OpeningHoursSpecification",
          name: rule.name,
          validFrom: iso,
          validThrough: iso,
          opens: midnight,
          closes: midnight,
        }
      : [];
  });
}
