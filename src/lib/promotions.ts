import type { CalendarDay } from "./closed-days";
import { localMoment } from "./local-time";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

const toIsoDate = ({ year, month, day }: CalendarDay): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/**
 * The promotions that run at some moment: each until the end of its last day, by the shop's
 * calendar.
 *
 * @param now `undefined` while it isn't known, when all are given
 * @param timeZone the shop's, an IANA name
 */
export function runningPromotions<Promotion extends { readonly validUntil: string }>(
  promotions: readonly Promotion[],
  now: Date | undefined,
  timeZone: string,
): readonly Promotion[] {
  if (!now) return promotions;
  const today = toIsoDate(localMoment(now, timeZone));
  return promotions.filter(({ validUntil }) => validUntil >= today);
}

/** The last day of a promotion as visitors read it: 2026-03-31 gives `March 31, 2026`. */
export const formatLastDay = (isoDate: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" }).format(
    new Date(isoDate),
  );
