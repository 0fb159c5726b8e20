import { type CalendarDay, isYearly, readClosedDate } from "./closed-days";
import { type OfferMonth, parseOfferMonth } from "../money/seasonal-offers";

/** A day of one year, `January 12, 2026`; `undefined` for any other text, and a day that no calendar has. */
export const readDay = (text: string): CalendarDay | undefined =>
  isYearly(text) ? undefined : readClosedDate(text)?.(Number(text.slice(-4)));

/** A month of one year, `January 2026`; `undefined` for any other text. */
export function readMonth(text: string): Required<OfferMonth> | undefined {
  const { month, year } = parseOfferMonth(text) ?? {};
  return month && year ? { year, month } : undefined;
}
