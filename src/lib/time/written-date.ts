import type { CalendarDay } from "./calendar";
import { isYearly, readClosedDate } from "./closed-days";
import { type OfferMonth, parseOfferMonth } from "../offers/seasonal-offers";

/** A day with a year, `January 12, 2026`; `undefined` for other texts and for impossible days. */
export const readDay = (text: string): CalendarDay | undefined =>
  isYearly(text) ? undefined : readClosedDate(text)?.(Number(text.slice(-4)));

/** A month with a year, `January 2026`; `undefined` for other texts. */
export function readMonth(text: string): Required<OfferMonth> | undefined {
  const { month, year } = parseOfferMonth(text) ?? {};
  return month && year ? { year, month } : undefined;
}
