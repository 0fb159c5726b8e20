import { formatDollars, formatListedPrice, taxOn } from "./money";

it.each([
  [0, "$0"],
  [5, "$0.05"],
  [1800, "$18"],
  [1850, "$18.50"],
  [123456, "$1,234.56"],
])("shows %p cents as %p", (cents, shown) => {
  expect(formatDollars(cents)).toBe(shown);
});

it.each([
  [5100, 8.25, 421],
  [200, 8.25, 17], // 16.5 cents: half a cent is rounded up
  [750, 8.2, 62], // 61.5 cents; 750 * 8.2 / 100 is a little less in binary
  [5100, 0, 0],
])("the tax on %p cents at %p %% is %p cents", (cents, percent, tax) => {
  expect(taxOn(cents, percent)).toBe(tax);
});

test.each([
  [{ price: 45 }, "$45"],
  [{ price: 45.5, andUp: null }, "$45.50"],
  [{ price: 19.99 }, "$19.99"], // 19.99 * 100 is a little less in binary
  [{ price: 45, andUp: true }, "$45 and up"],
  [{ price: 45, note: "no dry" }, "$45"],
  [{ price: 0, note: null }, "free"],
  [{ price: 0, note: "call for a quote" }, "call for a quote"],
])("%j is shown as %s", (price, text) => {
  expect(formatListedPrice(price)).toBe(text);
});
