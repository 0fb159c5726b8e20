/** Whole cents of an amount in dollars: 18.5 → 1850. Sums and taxes are computed in cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

const inDollars = (fractionDigits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

// Made once: a page shows dozens of prices, and the content check reads thousands.
const whole = inDollars(0);
const exact = inDollars(2);

/** An amount in whole cents as visitors read it: 1800 → $18, 1850 → $18.50. */
export const formatDollars = (cents: number): string =>
  (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** The same with its cents always, so that amounts line up in a column: 5100 → $51.00. */
export const formatExactDollars = (cents: number): string => exact.format(cents / 100);

const tenThousandths = 10_000;

/**
 * The tax on an amount, in whole cents, rounded half up.
 *
 * @param cents a whole number, not negative
 * @param percent with at most four decimals
 */
export function taxOn(cents: number, percent: number): number {
  // Whole numbers alone: 1 cent too much or too little would come from 8.1 having no exact binary.
  const unit = 100 * tenThousandths;
  return Math.floor((cents * Math.round(percent * tenThousandths) + unit / 2) / unit);
}
