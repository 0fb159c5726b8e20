/** An offer that belongs to a month of the year. */
export interface SeasonalOffer {
  month: string;
  /** What is taken off: `25%` or `$3`. */
  discount: string;
  subject: string;
}

/** What an offer is on, by the beginning of its facts' names in `data/facts.json`. */
const subjects = {
  "tea-tree": "tea tree conditioner",
  deshedding: "deshedding",
  "teeth-cleaning": "teeth cleaning",
};

/** The offers of the year, as far as their month and discount stand in `data/facts.json`. */
export function seasonalOffers(
  facts: readonly { readonly id: string; readonly value: string }[],
): SeasonalOffer[] {
  const find = (id: string) => facts.find((fact) => fact.id === id)?.value;
  return Object.entries(subjects).flatMap(([name, subject]) => {
    const month = find(`${name}-month`);
    const discount = find(`${name}-offer`);
    return month && discount ? [{ month, discount, subject }] : [];
  });
}
