import { readClosedDate } from "../time/closed-days";
import { fromIsoDate, toIsoDate } from "../time/calendar";
import { clockTimes } from "../time/opening-hours";
import type { OpeningTimes } from "../time/opening-state";

const midnight = "00:00";

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

function clockPeriods(hours: string): { opens: string; closes: string }[] {
  const times = clockTimes(hours).map(clock);
  return times.length === 0
    ? [{ opens: midnight, closes: midnight }]
    : times.flatMap((opens, index) =>
        index % 2 === 0 ? { opens, closes: times[index + 1] ?? opens } : [],
      );
}

/**
 * The opening hours of the week, with the weekdays that share them. Leaves out days by appointment:
 * schema.org has no term for them, and search engines would show the shop as closed.
 */
export function openingHoursData(week: OpeningTimes["week"]) {
  const regular = week.filter(({ hours }) => hours === "Closed" || clockTimes(hours).length > 0);
  return [...new Set(regular.map(({ hours }) => hours))].flatMap((hours) => {
    const dayOfWeek = regular.flatMap((row) =>
      row.hours === hours ? `https://schema.org/${row.day}` : [],
    );
    return clockPeriods(hours).map((times) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek,
      ...times,
    }));
  });
}

/** The closed days of twelve months, and changed hours, which take precedence. */
export function specialHoursData(
  closedDays: OpeningTimes["closedDays"],
  month: string,
  changedHours: OpeningTimes["changedHours"],
) {
  const { year } = fromIsoDate(month);
  const nextYear = month.replace(/^\d+/, String(year + 1));
  const closed = [year, year + 1].flatMap((one) =>
    closedDays.flatMap(({ name, date }) => {
      const day = readClosedDate(date)?.(one);
      const isoDate = day && toIsoDate(day);
      return isoDate && isoDate >= month && isoDate < nextYear
        ? { name, date: isoDate, hours: "Closed" }
        : [];
    }),
  );
  // If a day occurs twice, the last entry counts.
  const days = new Map([...closed.reverse(), ...changedHours].map((day) => [day.date, day]));
  return [...days.values()]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .flatMap(({ date, hours, ...name }) =>
      clockPeriods(hours).map((times) => ({
        "@type": "OpeningHoursSpecification",
        ...name,
        validFrom: date,
        validThrough: date,
        ...times,
      })),
    );
}
