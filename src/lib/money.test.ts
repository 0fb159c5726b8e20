import { formatDollars, formatExactDollars, taxOn, toCents } from "./money";

describe("toCents", () => {
  it.each([
    [18, 1800],
    [18.5, 1850],
    [0.29, 29],
    [19.99, 1999],
    [1.1, 110],
    [64.35, 6435],
  ])("takes %p dollars for %p cents", (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });
});

describe("formatDollars", () => {
  it.each([
    [0, "$0"],
    [5, "$0.05"],
    [1800, "$18"],
    [1850, "$18.50"],
    [1805, "$18.05"],
    [120000, "$1,200"],
    [123456, "$1,234.56"],
  ])("shows %p cents as %p", (cents, shown) => {
    expect(formatDollars(cents)).toBe(shown);
  });
});

describe("formatExactDollars", () => {
  it.each([
    [5100, "$51.00"],
    [5521, "$55.21"],
    [123456, "$1,234.56"],
  ])("shows %p cents as %p", (cents, shown) => {
    expect(formatExactDollars(cents)).toBe(shown);
  });
});

describe("taxOn", () => {
  it.each([
    [5100, 8.25, 421],
    [3500, 8.25, 289],
    [200, 8.25, 17], // 16.5 cents: half a cent goes up
    [1000, 8.25, 83], // 82.5 cents
    [1050, 10, 105],
    [750, 8.2, 62], // 61.5 cents; 750 * 8.2 / 100 is a little less in binary
    [5, 10, 1],
    [4, 10, 0],
    [5100, 0, 0],
    [0, 8.25, 0],
  ])("of %p cents at %p %% is %p cents", (cents, percent, tax) => {
    expect(taxOn(cents, percent)).toBe(tax);
  });
});
