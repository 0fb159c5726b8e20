import { readDay, readMonth } from "../../../src/lib/written-date";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What is wrong with the date of a review, apart from its form: it lies ahead, or before the shop.
 *
 * @param date as data/reviews.json has it: January 12, 2025, or December 2024, or the name of an award
 * @param opened the year in which the shop opened
 */
export function complainAboutDate(date: string, opened: number, now: Date): string | undefined {
  const { month = 1, day = 1 } = { ...readMonth(date), ...readDay(date) };
  const year = Number(/\b\d{4}\b/.exec(date)?.[0] ?? opened);
  if (year < opened) return `That won't do: the shop opened in ${opened}.`;
  // A day is the same day for a while longer in Austin than where the machine's clock may be.
  const isAhead = Date.UTC(year, month - 1, day) > now.getTime() + dayMs;
  return isAhead ? "That won't do: the day hasn't come yet." : undefined;
}
