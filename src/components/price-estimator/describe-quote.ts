import { formatExactDollars } from "../../lib/money";
import type { QuoteLine } from "../../lib/quote";

/** A quote in a sentence for each line, for those who listen. */
export const describeQuote = (lines: readonly QuoteLine[]): string =>
  lines
    .map(
      ({ label, price, total }) =>
        `${label}: ${formatExactDollars(price)}, with tax ${formatExactDollars(total)}.`,
    )
    .join(" ");
