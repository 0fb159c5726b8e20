import { groupBy } from "../group-by";
import {
  type CalendarDay,
  addDays,
  byDate,
  daysInMonth,
  formatDate,
  fromIsoDate,
  months,
  todayInAustin,
  toIsoDate,
  weekdayIndex,
  weekdays,
} from "./calendar";

export const monthNames = months.join("|");
export const dayOfMonth = "[1-9]|[12]\\d|3[01]";

const datePattern = new RegExp(`^(${monthNames}) (${dayOfMonth})(?:, (\\d{4}))?$`);
const rulePattern = new RegExp(
  `^(1st|2nd|3rd|4th|last) (${weekdays.join("|")}) of (${monthNames})$`,
);

function dateInMonth(year: number, month: number, day: number): CalendarDay | undefined {
  return day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

function weekdayInMonth(year: number, month: number, nth: string, weekday: number): CalendarDay {
  const first = 1 + ((weekday - weekdayIndex({ year, month, day: 1 }) + 7) % 7);
  if (nth !== "last") return { year, month, day: first + 7 * (Number(nth[0]) - 1) };
  const weeks = Math.floor((daysInMonth(year, month) - first) / 7);
  return { year, month, day: first + 7 * weeks };
}

/** The day of `December 24` (yearly), `March 14, 2027` (once) or `4th Thursday of November` in a year. */
export function closedDayIn(year: number, date: string): CalendarDay | undefined {
  const [, month, day, onlyYear] = datePattern.exec(date) ?? [];
  if (onlyYear && Number(onlyYear) !== year) return undefined;
  if (month) return dateInMonth(year, months.indexOf(month) + 1, Number(day));
  const [, nth, weekday, ruleMonth] = rulePattern.exec(date) ?? [];
  if (!nth || !weekday || !ruleMonth) return undefined;
  const index = weekdays.findIndex((name) => name === weekday);
  return weekdayInMonth(year, months.indexOf(ruleMonth) + 1, nth, index);
}

const leapYear = "2024";

/** Whether a date exists, at least in leap years. */
export const isClosedDate = (date: string): boolean =>
  closedDayIn(Number(/\d{4}$/.exec(date)?.[0] ?? leapYear), date) !== undefined;

/** The maximum number of years from one February 29 to the next. */
const mostYears = 8;

function nextDate(date: string, from: CalendarDay): CalendarDay | undefined {
  for (let year = from.year; year <= from.year + mostYears; year += 1) {
    const day = closedDayIn(year, date);
    if (day && toIsoDate(day) >= toIsoDate(from)) return day;
  }
  return undefined;
}

/** A rule has another date each year, so the date of another year includes the year. */
function formatClosedDay(date: string, next: CalendarDay, from: CalendarDay): string {
  if (!rulePattern.test(date)) return date;
  const withYear = formatDate(toIsoDate(next));
  return next.year === from.year ? withYear.replace(`, ${next.year}`, "") : withYear;
}

interface ClosedDay {
  readonly name: string;
  readonly date: string;
}

const longestPeriod = 366;

/** Each day from `December 20, 2026` until another; none if that is earlier, or over a year later. */
export function daysUntil(date: string, until: string): CalendarDay[] {
  const [first, last] = [date, until].map((day) => closedDayIn(Number(day.slice(-4)), day));
  const days: CalendarDay[] = [];
  if (!first || !last) return days;
  for (let day = first; toIsoDate(day) <= toIsoDate(last); day = addDays(day, 1))
    if (days.push(day) > longestPeriod) return [];
  return days;
}

export const eachClosedDay = (
  entries: readonly (ClosedDay & { readonly until?: string | null })[],
): ClosedDay[] =>
  entries.flatMap(({ name, date, until }) =>
    daysUntil(date, until || date).map((day) => ({ name, date: formatDate(toIsoDate(day)) })),
  );

type UpcomingClosedDay = ReturnType<typeof upcomingClosedDays>[number];

/** `text`: the date as the page shows it; `date` is in ISO format. */
export function upcomingClosedDays(closedDays: readonly ClosedDay[], from: CalendarDay) {
  const upcoming = closedDays.flatMap(({ name, date }) => {
    const next = nextDate(date, from);
    return next ? [{ name, date: toIsoDate(next), text: formatClosedDay(date, next, from) }] : [];
  });
  return upcoming.sort(byDate);
}

/** Consecutive days become one text, which has no year if they end within a year. */
function formatRanges(days: readonly UpcomingClosedDay[], from: CalendarDay): string[] {
  const ranges: [first: UpcomingClosedDay, last: UpcomingClosedDay][] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    const next = range && toIsoDate(addDays(fromIsoDate(range[1].date), 1));
    if (range && day.date === next) range[1] = day;
    else ranges.push([day, day]);
  }
  return ranges.map(([first, last]) => {
    if (first === last) return first.text;
    const text = `${formatDate(first.date)} to ${formatDate(last.date)}`;
    const isSoon = last.date < toIsoDate({ ...from, year: from.year + 1 });
    return isSoon ? text.replace(/, \d{4}/g, "") : text;
  });
}

/** Upcoming closed days as pages list them: each name once, with its dates. */
export const listClosedDays = (closedDays: readonly ClosedDay[], from: CalendarDay) =>
  groupBy(upcomingClosedDays(closedDays, from), ({ name }) => name).map(([name, days]) => ({
    name,
    dates: formatRanges(days, from),
  }));

export const monthPattern = new RegExp(`^(${monthNames})(?: (\\d{4}))?$`);

export function parseMonth(text: string): { month: number; year?: number } | undefined {
  const [, name = "", year] = monthPattern.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return undefined;
  return year ? { month, year: Number(year) } : { month };
}

export function upcomingChangedHours(
  changedHours: readonly Queries.NoticeChangedHours[],
  now: Date,
): (CalendarDay & Pick<Queries.NoticeChangedHours, "hours">)[] {
  const today = todayInAustin(now);
  return changedHours
    .filter(({ date }) => date >= today)
    .sort(byDate)
    .map(({ date, hours }) => ({ ...fromIsoDate(date), hours }));
}
