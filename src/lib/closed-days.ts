import { weekdays } from "./opening-hours";

/** A day of some year's calendar; `month` and `day` count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Tells whether a calendar day is meant. */
export type DayMatcher = (day: CalendarDay) => boolean;

/** The months' English names. */
export const months: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const monthNames = months.join("|");
const datePattern = new RegExp(`^(${monthNames}) (\\d{1,2})(?:, (\\d{4}))?$`);
const rulePattern = new RegExp(
  `^(1st|2nd|3rd|4th|last) (${weekdays.join("|")}) of (${monthNames})$`,
);

/** How many days a month has, counted from 1. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The index in `weekdays` of a calendar day. */
export const weekdayIndex = ({ year, month, day }: CalendarDay): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

function matchDate(month: number, day: number, year?: number): DayMatcher | undefined {
  const leapYear = 2024;
  if (day < 1 || day > daysInMonth(year ?? leapYear, month)) return undefined;
  return (other) =>
    other.month === month && other.day === day && (year === undefined || other.year === year);
}

function matchRule(nth: string, weekday: number, month: number): DayMatcher {
  return (other) => {
    if (other.month !== month || weekdayIndex(other) !== weekday) return false;
    if (nth === "last") return other.day + 7 > daysInMonth(other.year, month);
    return Math.ceil(other.day / 7) === Number(nth[0]);
  };
}

/**
 * Reads a closed day as the owner writes it.
 *
 * @param date `December 24` (each year), `March 14, 2027` (once) or `4th Thursday of November`
 * @returns a test for calendar days, or `undefined` if the text is none of these
 */
export function parseClosedDate(date: string): DayMatcher | undefined {
  const [, month = "", day = "", year] = datePattern.exec(date) ?? [];
  if (month)
    return matchDate(months.indexOf(month) + 1, Number(day), year ? Number(year) : undefined);
  const [, nth, weekday, ruleMonth] = rulePattern.exec(date) ?? [];
  if (!nth || !weekday || !ruleMonth) return undefined;
  return matchRule(
    nth,
    weekdays.findIndex((name) => name === weekday),
    months.indexOf(ruleMonth) + 1,
  );
}
