import { type CalendarDay, months } from "./closed-days";
import { localMoment, type ShopClock } from "./local-time";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

const toIsoDate = ({ year, month, day }: CalendarDay): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/**
 * The promotions that run at some moment: each until the end of its last day, by the shop's
 * calendar.
 *
 * @param now `undefined` while it isn't known, when all are given
 */
export function runningPromotions<Promotion extends { readonly validUntil: string }>(
  promotions: readonly Promotion[],
  now: Date | undefined,
  clock: ShopClock,
): readonly Promotion[] {
  if (!now) return promotions;
  const today = toIsoDate(localMoment(now, clock));
  return promotions.filter(({ validUntil }) => validUntil >= today);
}

/** The last day of a promotion as visitors read it: 2026-03-31 gives `March 31, 2026`. */
export function formatLastDay(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${String(months[Number(month) - 1])} ${String(day)}, ${String(year)}`;
}
