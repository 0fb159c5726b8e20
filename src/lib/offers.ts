import { type CalendarDay, daysInMonth, months } from "./closed-days";
import { localMoment, toIsoDate } from "./local-time";
import type { SeasonalOffer } from "./seasonal-offers";

/** Something on offer until the end of a day, as in `data/promotions.json`. */
export interface Promotion {
  readonly jsonId: string;
  readonly title: string;
  readonly description: string;
  readonly terms?: string;
  /** The last day, like `2026-03-31`. */
  readonly validUntil: string;
}

/** The last day of a month's offer, if today is in that month. */
function lastDay(month: string, { year, month: thisMonth }: CalendarDay): string | undefined {
  if (month !== months[thisMonth - 1]) return undefined;
  return toIsoDate({ year, month: thisMonth, day: daysInMonth(year, thisMonth) });
}

/**
 * What is on offer at some moment, by the shop's calendar: promotions until the end of their last
 * day, and the offers of the month. While the moment isn't known, it is the promotions, each of
 * which names its last day.
 */
export function offersOn(
  promotions: readonly Promotion[],
  seasonal: readonly SeasonalOffer[],
  now: Date | undefined,
): readonly Promotion[] {
  if (!now) return promotions;
  const today = localMoment(now);
  return [
    ...seasonal.flatMap(({ id, month, discount, subject }) => {
      const validUntil = lastDay(month, today);
      const title = `${discount} off ${subject}`;
      return validUntil
        ? [{ jsonId: id, title, description: `Valid all through ${month}.`, validUntil }]
        : [];
    }),
    ...promotions.filter(({ validUntil }) => validUntil >= toIsoDate(today)),
  ];
}

/**
 * Whether a month's offer is on, in words.
 *
 * @param now `undefined` while it isn't known, when nothing is said of today
 */
export function offerInWords(month: string, now: Date | undefined): string {
  if (!now) return `An offer for ${month}.`;
  const end = lastDay(month, localMoment(now));
  return end ? `On today, until ${formatLastDay(end)}.` : `Not on today: an offer for ${month}.`;
}

/** The last day of a promotion as visitors read it: 2026-03-31 gives `March 31, 2026`. */
export function formatLastDay(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${String(months[Number(month) - 1])} ${String(day)}, ${String(year)}`;
}
