import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { readClosedDate } from "../time/closed-days";
import { toIsoDate } from "../time/calendar";
import { clockTimes } from "../time/opening-hours";
import type { Weekday } from "../time/calendar";
import type { OpeningTimes } from "../time/opening-state";

const midnight = "00:00";

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The opening periods of a day; a day without regular hours opens and closes at midnight. */
function clockPeriods(hours: string): { opens: string; closes: string }[] {
  const times = clockTimes(hours).map(clock);
  return times.length === 0
    ? [{ opens: midnight, closes: midnight }]
    : times.flatMap((opens, index) =>
        index % 2 === 0 ? { opens, closes: times[index + 1] ?? opens } : [],
      );
}

/**
 * The opening hours of each weekday. Leaves out days by appointment: schema.org has no term for
 * them, and search engines would show the shop as closed.
 */
export const openingHoursData = (week: OpeningTimes["week"]): OpeningHoursSpecification[] =>
  week
    .filter(({ hours }) => hours === "Closed" || clockTimes(hours).length > 0)
    .flatMap(({ day, hours }) =>
      clockPeriods(hours).map((times) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${day as Weekday}` satisfies DayOfWeek,
        ...times,
      })),
    );

/**
 * The closed days and the days with changed hours, in order.
 *
 * @param years the years for which closed days are listed
 * @param changedHours they take precedence over closed days
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
  // If a day occurs twice, the last entry counts.
  const days = new Map([...closed.reverse(), ...changedHours].map((day) => [day.date, day]));
  return [...days.values()]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .flatMap(({ date, hours, ...name }) =>
      clockPeriods(hours).map((times) => ({
        "@type": "OpeningHoursSpecification" as const,
        ...name,
        validFrom: date,
        validThrough: date,
        ...times,
      })),
    );
}
