import { type CalendarDay, daysInMonth } from "../time/closed-days";
import { formatDate, localMoment, toIsoDate } from "../time/local-time";
import { parseOfferMonth, type SeasonalOffer } from "./seasonal-offers";

/** Something on offer until the end of a day, as in `data/promotions.json`. */
export interface Promotion {
  readonly jsonId: string;
  readonly title: string;
  readonly description: string;
  readonly terms?: string;
  /** The last day, like `2026-03-31`. */
  readonly validUntil: string;
}

/** How an offer's month lies to today. */
interface OfferTime {
  /** The month's last day, like `2026-03-31`; this year's, if the offer is on each year. */
  end: string;
  isOn: boolean;
  /** Whether it never comes back. */
  isOver: boolean;
}

const titleOf = ({ discount, subject }: SeasonalOffer): string => `${discount} off ${subject}`;

function timeOf(written: string, today: CalendarDay): OfferTime | undefined {
  const offer = parseOfferMonth(written);
  if (!offer) return undefined;
  const { month, year = today.year } = offer;
  const end = toIsoDate({ year, month, day: daysInMonth(year, month) });
  const isOn = year === today.year && month === today.month;
  return { end, isOn, isOver: offer.year !== undefined && end < toIsoDate(today) };
}

/**
 * What is on offer at some moment, by the shop's calendar: promotions until the end of their last
 * day, and the offers of the month.
 */
export function offersOn(
  promotions: readonly Promotion[],
  seasonal: readonly SeasonalOffer[],
  now: Date,
): readonly Promotion[] {
  const today = localMoment(now);
  return [
    ...seasonal.flatMap((offer) => {
      const time = timeOf(offer.month, today);
      const [title, description] = [titleOf(offer), `Valid all through ${offer.month}.`];
      return time?.isOn ? [{ jsonId: offer.id, title, description, validUntil: time.end }] : [];
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
  const time = timeOf(month, localMoment(now));
  if (time?.isOn) return `On today, until ${formatDate(time.end)}.`;
  return `Not on today: an offer for ${month}.`;
}

/** What is said of a month's offer once it is over for good; `undefined` before. */
export const endedOfferInWords = (offer: SeasonalOffer, now: Date): string | undefined =>
  timeOf(offer.month, localMoment(now))?.isOver
    ? `We took ${titleOf(offer)} in ${offer.month}. This offer has ended.`
    : undefined;
