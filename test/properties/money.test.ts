import fc from "fast-check";
import { formatDollars, formatExactDollars, taxOn, toCents } from "../../src/lib/money/money";
import "./seed";

/** Prices in cents, up to 10,000 dollars. */
const cents = fc.integer({ min: 1, max: 1_000_000 });
/** Taxes in ten-thousandths of a percent, up to 20 %. */
const tax = fc.integer({ min: 0, max: 200_000 });
const dollarsOf = (amount: number) => amount / 100;

/** Round amounts and taxes; a quarter of the pairs end in half a cent. */
const roundCents = fc.integer({ min: 1, max: 40 }).map((coins) => coins * 500);
const roundTax = fc.integer({ min: 0, max: 400 }).map((steps) => steps * 500);

/** Rounds half up with big integers, to avoid intermediate rounding. */
function exactTax(amount: number, tenThousandths: number): number {
  const thousandfold = BigInt(amount) * BigInt(tenThousandths);
  const unit = 1_000_000n;
  return Number((2n * thousandfold + unit) / (2n * unit));
}

test("a tax is rounded half up to cents, and never decreases as the amount grows", () => {
  fc.assert(
    fc.property(fc.oneof(cents, roundCents), fc.oneof(tax, roundTax), (amount, tenThousandths) => {
      const percent = tenThousandths / 10_000;
      const rounded = taxOn(amount, percent);
      expect(rounded).toBe(exactTax(amount, tenThousandths));
      expect(taxOn(amount + 1, percent)).toBeGreaterThanOrEqual(rounded);
    }),
    { numRuns: 2000 },
  );
});

test("an amount is the same in dollars and in cents, and formatted like Intl's dollars", () => {
  const inDollars = (fractionDigits: number) =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
  const [whole, exact] = [inDollars(0), inDollars(2)];
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (amount) => {
      expect(toCents(dollarsOf(amount))).toBe(amount);
      const shown = (amount % 100 === 0 ? whole : exact).format(amount / 100);
      expect(formatDollars(amount)).toBe(shown);
      expect(formatExactDollars(amount)).toBe(exact.format(amount / 100));
    }),
  );
});
