import { type CalendarDay, daysInMonth, formatDate, toIsoDate, localMoment } from "./time/calendar";
import { parseMonth } from "./time/closed-days";

export interface SeasonalOffer {
  readonly id: string;
  readonly month: string;
  readonly discount: string;
  readonly subject: string;
  readonly usualPrice?: string;
}

/** An offer's facts: texts show the discount of `tea-tree` as `{tea-tree-offer}`. */
export function offerFacts(offer: SeasonalOffer): Record<string, string> {
  const { id, month, discount, subject, usualPrice } = offer;
  const facts = {
    [`${id}-offer`]: discount,
    [`${id}-month`]: month,
    [`${id}-subject`]: subject,
  };
  if (usualPrice) facts[`${id}-usual-price`] = usualPrice;
  return facts;
}

export function offerFromFacts(
  id: string,
  facts: Readonly<Record<string, string>>,
): SeasonalOffer | undefined {
  const discount = facts[`${id}-offer`];
  const month = facts[`${id}-month`];
  const subject = facts[`${id}-subject`];
  if (!discount || !month || !subject) return undefined;
  return { id, month, discount, subject, usualPrice: facts[`${id}-usual-price`] };
}

export const offersNamed = (facts: readonly string[]): string[] =>
  facts.flatMap((name) => /^(.+)-offer$/.exec(name)?.[1] ?? []);

const offerTitle = ({ discount, subject }: SeasonalOffer): string => `${discount} off ${subject}`;

/** `end`: the month's last day, like `2026-03-31`; in this year, if the offer repeats yearly. */
function findOfferTime(written: string, today: CalendarDay) {
  const offer = parseMonth(written);
  if (!offer) return undefined;
  const { month, year = today.year } = offer;
  const end = toIsoDate({ year, month, day: daysInMonth(year, month) });
  const isOn = year === today.year && month === today.month;
  return { end, isOn, isOver: offer.year !== undefined && end < toIsoDate(today) };
}

export function currentOffers(
  promotions: readonly Queries.PromotionCardFragment[],
  seasonal: readonly SeasonalOffer[],
  now: Date,
): readonly Queries.PromotionCardFragment[] {
  const today = localMoment(now);
  const offers: Queries.PromotionCardFragment[] = [];
  for (const offer of seasonal) {
    const time = findOfferTime(offer.month, today);
    if (!time?.isOn) continue;
    const description = `Valid all through ${offer.month}.`;
    const title = offerTitle(offer);
    offers.push({ jsonId: offer.id, title, description, terms: "", validUntil: time.end });
  }
  return [...offers, ...promotions.filter(({ validUntil }) => validUntil >= toIsoDate(today))];
}

/** `now` is undefined in the built page, whose text doesn't mention today. */
export function formatOfferStatus(month: string, now: Date | undefined): string {
  if (!now) return `An offer for ${month}.`;
  const time = findOfferTime(month, localMoment(now));
  if (time?.isOn) return `On today, until ${formatDate(time.end)}.`;
  return `Not valid today: an offer for ${month}.`;
}

export const formatEndedOffer = (offer: SeasonalOffer, now: Date): string | undefined =>
  findOfferTime(offer.month, localMoment(now))?.isOver
    ? `We took ${offerTitle(offer)} in ${offer.month}. This offer has ended.`
    : undefined;
