/** An offer of a month, as in `data/seasonal-offers.json`. */
export interface SeasonalOffer {
  readonly id: string;
  /** `March 2027`, or `March` for every year. */
  readonly month: string;
  /** The discount: `25%` or `$3`. */
  readonly discount: string;
  /** What is reduced: `tea tree conditioner`. */
  readonly subject: string;
}

/** The names of an offer's facts: texts show the discount of `tea-tree` as `{tea-tree-offer}`. */
const factNames = (id: string) => ({
  discount: `${id}-offer`,
  month: `${id}-month`,
  subject: `${id}-subject`,
});

/** The facts of an offer, by name. */
export function offerFacts({ id, month, discount, subject }: SeasonalOffer) {
  const names = factNames(id);
  return { [names.discount]: discount, [names.month]: month, [names.subject]: subject };
}

/** The offer whose facts a text contains; `undefined` if one of them is missing. */
export function offerFromFacts(
  id: string,
  facts: Readonly<Record<string, string>>,
): SeasonalOffer | undefined {
  const names = factNames(id);
  const [discount, month, subject] = [names.discount, names.month, names.subject].map(
    (name) => facts[name],
  );
  return discount && month && subject ? { id, month, discount, subject } : undefined;
}

/** The ids of the offers whose discount a text mentions. */
export const offersNamed = (facts: readonly string[]): string[] =>
  facts.flatMap((name) => /^(.+)-offer$/.exec(name)?.[1] ?? []);

/** The names of all facts of the offers whose discount a text mentions. */
export const factsOfOffers = (facts: readonly string[]): string[] =>
  offersNamed(facts).flatMap((id) => Object.values(factNames(id)));
