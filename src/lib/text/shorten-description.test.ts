import { shortenDescription } from "./shorten-description";

const word = (length: number) => "x".repeat(length);

test.each([
  ["nothing", "", ""],
  ["what fits", word(160), word(160)],
  ["a word too many", `${word(150)} ${word(10)}`, `${word(150)}…`],
  ["a comma before the cut", `${word(100)}, ${word(100)}`, `${word(100)}…`],
])("%s", (_, text, expected) => {
  expect(shortenDescription(text)).toBe(expected);
  expect(shortenDescription(text).length).toBeLessThanOrEqual(160);
});
