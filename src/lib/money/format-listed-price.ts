import { formatDollars, toCents } from "./money";

export interface ListedPrice {
  /** In dollars; 0 for a free service. */
  readonly price: number;
  /** Whether it is a starting price. */
  readonly andUp?: boolean | null;
}

/** A price for visitors: `$45`, `$45 and up` or `free`. */
export const formatListedPrice = ({ price, andUp }: ListedPrice): string =>
  price === 0 ? "free" : `${formatDollars(toCents(price))}${andUp ? " and up" : ""}`;
