import { parseMonth } from "../time/parse-date";

/** An offer for a month. */
export interface SeasonalOffer {
  /** The prefix of its facts: `tea-tree` of `tea-tree-offer` and `tea-tree-month`. */
  id: string;
  /** `March 2027`, or `March` for every year. */
  month: string;
  /** The discount: `25%` or `$3`. */
  discount: string;
  subject: string;
}

const offerName = /^(.+)-offer$/;

/**
 * The monthly offers of `data/facts.json`: `tea-tree-offer` is the discount in `tea-tree-month`.
 * Its subject is `tea-tree-subject`, or the prefix as words: tea tree.
 */
export function seasonalOffers(
  facts: readonly { readonly id: string; readonly value: string }[],
): SeasonalOffer[] {
  const values = new Map(facts.map(({ id, value }) => [id, value]));
  return facts.flatMap(({ id: name, value: discount }) => {
    const id = offerName.exec(name)?.[1];
    const month = values.get(`${id}-month`);
    if (!id || !month || !parseMonth(month)) return [];
    return [
      { id, month, discount, subject: values.get(`${id}-subject`) ?? id.replaceAll("-", " ") },
    ];
  });
}

/** The ids of the offers that a text mentions with their facts. */
export const offersNamed = (facts: readonly string[]): string[] =>
  facts.flatMap((name) => offerName.exec(name)?.[1] ?? []);
