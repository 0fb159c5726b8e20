import { hasTimingPatterns } from "./check-qr-code";

const modules = 37;
const isTiming = (column: number, row: number) => column === 6 || row === 6;
const alternating = (column: number, row: number) => (column + row) % 2 === 0;

test.each<[string, (column: number, row: number) => boolean, boolean]>([
  ["a code", alternating, true],
  ["a blank picture", () => false, false],
  ["a black picture", () => true, false],
  ["an inverted picture", (column, row) => !alternating(column, row), false],
  [
    "a code with one wrong pixel in its row",
    (column, row) => (column === 20 && row === 6) !== alternating(column, row),
    false,
  ],
  [
    "a code with one wrong pixel in its column",
    (column, row) => (column === 6 && row === 21) !== alternating(column, row),
    false,
  ],
  ["noise", (column, row) => (column * 7 + row * 13) % 5 < 3, false],
  ["only the timing patterns", (c, r) => isTiming(c, r) && alternating(c, r), true],
])("%s shows the timing patterns: %#", (_name, isDark, expected) => {
  expect(hasTimingPatterns(isDark, modules)).toBe(expected);
});

test("a code without a size shows none", () => {
  expect(hasTimingPatterns(alternating, 0)).toBe(false);
});
