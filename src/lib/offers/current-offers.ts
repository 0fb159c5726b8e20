import { type CalendarDay, daysInMonth, formatDate, toIsoDate } from "../time/calendar";
import { localMoment } from "../time/local-time";
import { parseOfferMonth, type SeasonalOffer } from "./seasonal-offers";

/** An offer that lasts until the end of a day, as in `data/promotions.json`. */
export interface Promotion {
  readonly jsonId: string;
  readonly title: string;
  readonly description: string;
  readonly terms?: string;
  /** The last day, like `2026-03-31`. */
  readonly validUntil: string;
}

/** An offer's month in relation to today. */
interface OfferTime {
  /** The month's last day, like `2026-03-31`; in this year, if the offer repeats yearly. */
  end: string;
  isOn: boolean;
  /** Whether the offer never repeats. */
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
 * The current offers by the shop's calendar: promotions until the end of their last day, and the
 * month's offers.
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
 * Describes whether a monthly offer is current.
 *
 * @param now `undefined` while it is unknown; the text then doesn't mention today
 */
export function offerInWords(month: string, now: Date | undefined): string {
  if (!now) return `An offer for ${month}.`;
  const time = timeOf(month, localMoment(now));
  if (time?.isOn) return `On today, until ${formatDate(time.end)}.`;
  return `Not on today: an offer for ${month}.`;
}

/** The sentence for a month's offer that has ended for good; `undefined` before that. */
export const endedOfferInWords = (offer: SeasonalOffer, now: Date): string | undefined =>
  timeOf(offer.month, localMoment(now))?.isOver
    ? `We took ${titleOf(offer)} in ${offer.month}. This offer has ended.`
    : undefined;
