import { type CalendarDay, daysInMonth, formatDate, toIsoDate } from "../time/calendar";
import { localMoment } from "../time/local-time";
import { parseMonth } from "../time/parse-date";
import type { SeasonalOffer } from "./seasonal-offers";

export interface Promotion {
  readonly jsonId: string;
  readonly title: string;
  readonly description: string;
  readonly terms?: string;
  /** The last day, like `2026-03-31`. */
  readonly validUntil: string;
}

interface OfferTime {
  /** The month's last day, like `2026-03-31`; in this year, if the offer repeats yearly. */
  end: string;
  isOn: boolean;
  isOver: boolean;
}

const offerTitle = ({ discount, subject }: SeasonalOffer): string => `${discount} off ${subject}`;

function findOfferTime(written: string, today: CalendarDay): OfferTime | undefined {
  const offer = parseMonth(written);
  if (!offer) return undefined;
  const { month, year = today.year } = offer;
  const end = toIsoDate({ year, month, day: daysInMonth(year, month) });
  const isOn = year === today.year && month === today.month;
  return { end, isOn, isOver: offer.year !== undefined && end < toIsoDate(today) };
}

/** Promotions until the end of their last day, and the month's offers. */
export function currentOffers(
  promotions: readonly Promotion[],
  seasonal: readonly SeasonalOffer[],
  now: Date,
): readonly Promotion[] {
  const today = localMoment(now);
  return [
    ...seasonal.flatMap((offer) => {
      const time = findOfferTime(offer.month, today);
      const [title, description] = [offerTitle(offer), `Valid all through ${offer.month}.`];
      return time?.isOn ? [{ jsonId: offer.id, title, description, validUntil: time.end }] : [];
    }),
    ...promotions.filter(({ validUntil }) => validUntil >= toIsoDate(today)),
  ];
}

/** `now` is undefined in the built page, whose text doesn't mention today. */
export function formatOfferStatus(month: string, now: Date | undefined): string {
  if (!now) return `An offer for ${month}.`;
  const time = findOfferTime(month, localMoment(now));
  if (time?.isOn) return `On today, until ${formatDate(time.end)}.`;
  return `Not valid today: an offer for ${month}.`;
}

/** The sentence for a month's offer that has ended for good; `undefined` before that. */
export const formatEndedOffer = (offer: SeasonalOffer, now: Date): string | undefined =>
  findOfferTime(offer.month, localMoment(now))?.isOver
    ? `We took ${offerTitle(offer)} in ${offer.month}. This offer has ended.`
    : undefined;
