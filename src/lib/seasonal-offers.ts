import { months } from "./closed-days";

/** An offer that belongs to a month of the year. */
export interface SeasonalOffer {
  /** What its facts' names begin with: `tea-tree` of `tea-tree-offer` and `tea-tree-month`. */
  id: string;
  month: string;
  /** What is taken off: `25%` or `$3`. */
  discount: string;
  subject: string;
}

const offerName = /^(.+)-offer$/;

/**
 * The offers of the year, as `data/facts.json` has them: `tea-tree-offer` is what is taken off in
 * `tea-tree-month`. What it is taken off is `tea-tree-subject`, or the words of the names: tea tree.
 */
export function seasonalOffers(
  facts: readonly { readonly id: string; readonly value: string }[],
): SeasonalOffer[] {
  const values = new Map(facts.map(({ id, value }) => [id, value]));
  return facts.flatMap(({ id: name, value: discount }) => {
    const id = offerName.exec(name)?.[1];
    const month = values.get(`${id}-month`);
    if (!id || !month || !months.includes(month)) return [];
    return [
      { id, month, discount, subject: values.get(`${id}-subject`) ?? id.replaceAll("-", " ") },
    ];
  });
}

/** The ids of the offers whose discounts a text mentions, by the facts in it. */
export const offersNamed = (facts: readonly string[]): string[] =>
  facts.flatMap((name) => offerName.exec(name)?.[1] ?? []);
