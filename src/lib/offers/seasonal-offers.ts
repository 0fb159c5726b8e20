export interface SeasonalOffer {
  readonly id: string;
  /** `March 2027`, or `March` for every year. */
  readonly month: string;
  /** The discount: `25%` or `$3`. */
  readonly discount: string;
  /** What is reduced: `tea tree conditioner`. */
  readonly subject: string;
  /** The usual price of the reduced service, if the offer names one: `$50`. */
  readonly usualPrice?: string;
}

/** The names of an offer's facts: texts show the discount of `tea-tree` as `{tea-tree-offer}`. */
const factNames = (id: string) => ({
  discount: `${id}-offer`,
  month: `${id}-month`,
  subject: `${id}-subject`,
  usualPrice: `${id}-usual-price`,
});

export function offerFacts({ id, month, discount, subject, usualPrice }: SeasonalOffer) {
  const names = factNames(id);
  return {
    [names.discount]: discount,
    [names.month]: month,
    [names.subject]: subject,
    ...(usualPrice && { [names.usualPrice]: usualPrice }),
  };
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
  if (!discount || !month || !subject) return undefined;
  const usualPrice = facts[names.usualPrice];
  return { id, month, discount, subject, ...(usualPrice && { usualPrice }) };
}

/** The ids of the offers whose discount a text mentions. */
export const offersNamed = (facts: readonly string[]): string[] =>
  facts.flatMap((name) => /^(.+)-offer$/.exec(name)?.[1] ?? []);
