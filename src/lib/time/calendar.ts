/** A calendar day; `month` and `day` count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** The rows of `data/hours.json`, in any order, as a week that starts on Monday. */
export const toWeek = <Row extends { readonly day: string }>(rows: readonly Row[]): Row[] =>
  weekdays.flatMap((day) => rows.filter((row) => row.day === day));

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

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const weekdayIndex = ({ year, month, day }: CalendarDay): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day of a text like 2025-01-31 or 2025-01-31T09:00. */
export function fromIsoDate(text: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number);
  return { year, month, day };
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** A day like 2025-01-31. */
export const toIsoDate = ({ year, month, day }: CalendarDay): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Formats a day with its year: 2026-03-31 → `March 31, 2026`. */
export function formatDate(isoDate: string): string {
  const { year, month, day } = fromIsoDate(isoDate);
  return `${String(months[month - 1])} ${day}, ${year}`;
}

/** Formats a day without its year: `Thursday, November 26`. */
export const formatDay = (date: CalendarDay): string =>
  `${String(weekdays[weekdayIndex(date)])}, ${String(months[date.month - 1])} ${date.day}`;

/** Formats a day without its weekday and year: `Nov 26`. */
export const formatShortDay = ({ month, day }: CalendarDay): string =>
  `${String(months[month - 1]).slice(0, 3)} ${day}`;
