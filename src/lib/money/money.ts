/** Converts dollars to whole cents: 18.5 → 1850. Sums and taxes are computed in cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** 5100 → $51.00. Without Intl, whose formatter takes a slow phone 40 ms at startup. */
export function formatExactDollars(cents: number): string {
  const dollars = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `$${dollars}.${String(cents % 100).padStart(2, "0")}`;
}

export const formatDollars = (cents: number): string =>
  formatExactDollars(cents).replace(".00", "");

const tenThousandths = 10_000;

/** Whole cents, rounded half up. `percent` has at most four decimals. */
export function taxOn(cents: number, percent: number): number {
  // Computes with whole numbers: 8.1 has no exact binary form, so the result could be 1 cent off.
  const unit = 100 * tenThousandths;
  return Math.floor((cents * Math.round(percent * tenThousandths) + unit / 2) / unit);
}

export interface ListedPrice {
  readonly price: number;
  readonly andUp?: boolean | null;
  /** Takes the place of the price 0: "call for a quote". */
  readonly note?: string | null;
}

export const formatListedPrice = ({ price, andUp, note }: ListedPrice): string =>
  price === 0 ? note || "free" : `${formatDollars(toCents(price))}${andUp ? " and up" : ""}`;
