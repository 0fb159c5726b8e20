import { numberError, toNumber } from "./number-field";

test.each([
  ["82.50", 82.5],
  [" 78 ", 78],
  ["0", 0],
  ["-97.74", -97.74],
  ["", ""],
])("%j is stored as %j", (typed, stored) => {
  expect(toNumber(typed)).toBe(stored);
  expect(numberError(stored)).toBeUndefined();
});

test.each(["82,50", "$82.50", "1e3", "82.", ".5", "8 2", "0x10", "Infinity", "٨٢", "–5"])(
  "%j is refused with an example",
  (typed) => {
    expect(numberError(toNumber(typed))).toBe(
      `“${typed}” isn’t a number. Write only digits, with a period before cents: 85.50`,
    );
  },
);
