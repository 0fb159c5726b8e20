import { readClosedDate } from "../../lib/time/closed-days";
import { toIsoDate } from "../../lib/time/calendar";

type Day = Record<string, unknown>;

const dateOf = ({ date }: Day): string => (typeof date === "string" ? date : "");

/**
 * New one-time closed days in the past. Nobody would see them, so the year is probably a mistake.
 *
 * @param before the saved days
 * @param today a day like 2025-01-31, in Austin
 * @returns their dates as written
 */
export function newPastClosedDays(
  days: readonly Day[],
  before: readonly Day[],
  today: string,
): string[] {
  const old = new Set(before.map(dateOf));
  return days
    .map(dateOf)
    .filter((date) => !old.has(date))
    .filter((date) => {
      const day = readClosedDate(date)?.(Number(date.slice(-4)));
      return day !== undefined && toIsoDate(day) < today;
    });
}
