import { months } from "../time/closed-days";

/** The month of an offer. */
export interface OfferMonth {
  /** Counted from 1. */
  month: number;
  /** The only year in which the offer is on; without one it is on each year. */
  year?: number;
}

/** An offer that belongs to a month. */
export interface SeasonalOffer {
  /** What its facts' names begin with: `tea-tree` of `tea-tree-offer` and `tea-tree-month`. */
  id: string;
  /** `March 2027`, or `March` for each year's. */
  month: string;
  /** What is taken off: `25%` or `$3`. */
  discount: string;
  subject: string;
}

const monthPattern = new RegExp(`^(${months.join("|")})(?: (\\d{4}))?$`);

/**
 * Reads the month of an offer as the owner writes it.
 *
 * @param written `March 2027`, or `March` for each year's
 * @returns `undefined` if the text is neither
 */
export function parseOfferMonth(written: string): OfferMonth | undefined {
  const [, name = "", year] = monthPattern.exec(written) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return undefined;
  return year ? { month, year: Number(year) } : { month };
}

const offerName = /^(.+)-offer$/;

/**
 * The offers of months, as `data/facts.json` has them: `tea-tree-offer` is what is taken off in
 * `tea-tree-month`. What it is taken off is `tea-tree-subject`, or the words of the names: tea tree.
 */
export function seasonalOffers(
  facts: readonly { readonly id: string; readonly value: string }[],
): SeasonalOffer[] {
  const values = new Map(facts.map(({ id, value }) => [id, value]));
  return facts.flatMap(({ id: name, value: discount }) => {
    const id = offerName.exec(name)?.[1];
    const month = values.get(`${id}-month`);
    if (!id || !month || !parseOfferMonth(month)) return [];
    return [
      { id, month, discount, subject: values.get(`${id}-subject`) ?? id.replaceAll("-", " ") },
    ];
  });
}

/** The ids of the offers whose discounts a text mentions, by the facts in it. */
export const offersNamed = (facts: readonly string[]): string[] =>
  facts.flatMap((name) => offerName.exec(name)?.[1] ?? []);
