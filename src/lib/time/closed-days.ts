import {
  type CalendarDay,
  daysInMonth,
  months,
  weekdayIndex,
  weekdays,
  fromIsoDate,
  toIsoDate,
  localMoment,
} from "./calendar";

type DayMatcher = (day: CalendarDay) => boolean;

const monthNames = months.join("|");
const datePattern = new RegExp(`^(${monthNames}) (\\d{1,2})(?:, (\\d{4}))?$`);
const rulePattern = new RegExp(
  `^(1st|2nd|3rd|4th|last) (${weekdays.join("|")}) of (${monthNames})$`,
);

const dayOfMonth = "(?:[1-9]|[12]\\d|3[01])";

/** Days that repeat every year. All movable holidays are Mondays, except Thanksgiving. */
export const yearlyPattern = new RegExp(
  `^(?:(?:${monthNames}) ${dayOfMonth}|(?:1st|2nd|3rd|4th|last) Monday of (?:${monthNames})|4th Thursday of November)$`,
);

export const oncePattern = new RegExp(`^(?:${monthNames}) ${dayOfMonth}, \\d{4}$`);

type DayOfYear = (year: number) => CalendarDay | undefined;

const dateIn =
  (month: number, day: number, only?: number): DayOfYear =>
  (year) =>
    year === (only ?? year) && day >= 1 && day <= daysInMonth(year, month)
      ? { year, month, day }
      : undefined;

const ruleIn =
  (nth: string, weekday: number, month: number): DayOfYear =>
  (year) => {
    const first = 1 + ((weekday - weekdayIndex({ year, month, day: 1 }) + 7) % 7);
    const last = first + 7 * Math.floor((daysInMonth(year, month) - first) / 7);
    return { year, month, day: nth === "last" ? last : first + 7 * (Number(nth[0]) - 1) };
  };

/** Parses `December 24` (yearly), `March 14, 2027` (once) or `4th Thursday of November`. */
export function readClosedDate(date: string): DayOfYear | undefined {
  const leapYear = 2024;
  const [, month = "", day = "", year] = datePattern.exec(date) ?? [];
  if (month) {
    const only = year ? Number(year) : undefined;
    const dayOfYear = dateIn(months.indexOf(month) + 1, Number(day), only);
    return dayOfYear(only ?? leapYear) && dayOfYear;
  }
  const [, nth, weekday, ruleMonth] = rulePattern.exec(date) ?? [];
  if (!nth || !weekday || !ruleMonth) return undefined;
  return ruleIn(
    nth,
    weekdays.findIndex((name) => name === weekday),
    months.indexOf(ruleMonth) + 1,
  );
}

const toDayNumber = ({ year, month, day }: CalendarDay): number => (year * 100 + month) * 100 + day;

export function parseClosedDate(date: string): DayMatcher | undefined {
  const dayOfYear = readClosedDate(date);
  return (
    dayOfYear &&
    ((other) => {
      const day = dayOfYear(other.year);
      return day !== undefined && toDayNumber(day) === toDayNumber(other);
    })
  );
}

/** The maximum number of years from one February 29 to the next. */
const mostYears = 8;

function nextDate(date: string, from: CalendarDay): CalendarDay | undefined {
  const dayOfYear = readClosedDate(date);
  const years = Array.from({ length: mostYears + 1 }, (_, ahead) => from.year + ahead);
  return years
    .flatMap((year) => dayOfYear?.(year) ?? [])
    .find((day) => toDayNumber(day) >= toDayNumber(from));
}

export function upcomingClosedDays<Day extends { readonly date: string }>(
  closedDays: readonly Day[],
  from: CalendarDay,
): Day[] {
  return closedDays
    .flatMap((closed) => {
      const next = nextDate(closed.date, from);
      return next ? { closed, dayNumber: toDayNumber(next) } : [];
    })
    .sort((one, other) => one.dayNumber - other.dayNumber)
    .map(({ closed }) => closed);
}

export function formatClosedDate(date: string, from: CalendarDay): string {
  const next = rulePattern.test(date) ? nextDate(date, from) : undefined;
  return next ? `${months[next.month - 1] ?? ""} ${next.day}` : date;
}

export function groupByName(
  closedDays: readonly { readonly name: string; readonly date: string }[],
): { name: string; dates: string[] }[] {
  const names = [...new Set(closedDays.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    dates: closedDays.filter((day) => day.name === name).map(({ date }) => date),
  }));
}

interface CalendarMonth {
  month: number;
  year?: number;
}

export const monthPattern = new RegExp(`^(${months.join("|")})(?: (\\d{4}))?$`);

export function parseMonth(text: string): CalendarMonth | undefined {
  const [, name = "", year] = monthPattern.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return undefined;
  return year ? { month, year: Number(year) } : { month };
}

export const parseDate = (text: string): CalendarDay | undefined =>
  oncePattern.test(text) ? readClosedDate(text)?.(Number(text.slice(-4))) : undefined;

export interface ChangedHours {
  readonly date: string;
  readonly hours: string;
}

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
