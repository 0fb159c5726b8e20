import { formatListedPrice } from "./money";

test.each([
  [{ price: 45 }, "$45"],
  [{ price: 45.5, andUp: null }, "$45.50"],
  [{ price: 45, andUp: true }, "$45 and up"],
  [{ price: 0 }, "free"],
])("%j is shown as %s", (price, text) => {
  expect(formatListedPrice(price)).toBe(text);
});
