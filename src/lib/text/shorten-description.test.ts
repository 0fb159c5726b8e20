import { shortenDescription } from "./shorten-description";

const word = (length: number) => "x".repeat(length);

test.each([
  ["an empty text", "", ""],
  ["a text that fits", word(160), word(160)],
  ["a text that is one word too long", `${word(150)} ${word(10)}`, `${word(150)}…`],
  ["a text with a comma before the cut", `${word(100)}, ${word(100)}`, `${word(100)}…`],
])("shortens %s to at most 160 characters", (_, text, expected) => {
  expect(shortenDescription(text)).toBe(expected);
  expect(shortenDescription(text).length).toBeLessThanOrEqual(160);
});
