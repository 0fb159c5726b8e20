import { hasTimingPatterns } from "./check-qr-code";

const modules = 37;
const isTiming = (column: number, row: number) => column === 6 || row === 6;
const alternating = (column: number, row: number) => (column + row) % 2 === 0;

test.each<[string, boolean, (column: number, row: number) => boolean]>([
  ["a code", true, alternating],
  ["a blank picture", false, () => false],
  ["a black picture", false, () => true],
  ["an inverted picture", false, (column, row) => !alternating(column, row)],
  [
    "a code with one wrong pixel in its row",
    false,
    (column, row) => (column === 20 && row === 6) !== alternating(column, row),
  ],
  [
    "a code with one wrong pixel in its column",
    false,
    (column, row) => (column === 6 && row === 21) !== alternating(column, row),
  ],
  ["noise", false, (column, row) => (column * 7 + row * 13) % 5 < 3],
  ["a picture of only the timing patterns", true, (c, r) => isTiming(c, r) && alternating(c, r)],
])("%s has the timing patterns: %p", (_name, expected, isDark) => {
  expect(hasTimingPatterns(isDark, modules)).toBe(expected);
});

test("a code of size 0 has none", () => {
  expect(hasTimingPatterns(alternating, 0)).toBe(false);
});
