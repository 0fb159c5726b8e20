import { type CalendarDay, months } from "./calendar";
import { oncePattern, readClosedDate } from "./closed-days";

export interface CalendarMonth {
  month: number;
  /** Missing for a month of every year. */
  year?: number;
}

export const monthPattern = new RegExp(`^(${months.join("|")})(?: (\\d{4}))?$`);

/** Parses `March 2027`, or `March` for every year; `undefined` for other texts. */
export function parseMonth(text: string): CalendarMonth | undefined {
  const [, name = "", year] = monthPattern.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return undefined;
  return year ? { month, year: Number(year) } : { month };
}

/** Parses a day with a year, `January 12, 2026`; `undefined` for other texts and for impossible days. */
export const parseDate = (text: string): CalendarDay | undefined =>
  oncePattern.test(text) ? readClosedDate(text)?.(Number(text.slice(-4))) : undefined;
