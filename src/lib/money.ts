/** Whole cents of an amount in dollars: 18.5 → 1850. Sums and taxes are computed in cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** An amount in whole cents as visitors read it: 1800 → $18, 1850 → $18.50. */
export function formatDollars(cents: number): string {
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
}

/** The same with its cents always, so that amounts line up in a column: 5100 → $51.00. */
export const formatExactDollars = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

const tenThousandths = 10_000;

/**
 * The tax on an amount, in whole cents, rounded half up.
 *
 * @param cents a whole number, not negative
 * @param percent with at most four decimals
 */
export function taxOn(cents: number, percent: number): number {
  // Whole numbers alone: 1 cent too much or too little would come from 8.1 having no exact binary.
  const whole = 100 * tenThousandths;
  return Math.floor((cents * Math.round(percent * tenThousandths) + whole / 2) / whole);
}
