import { missingWords } from "./missing-words";

test.each([
  ["a letter", "A picture shows", "picture shows", ["A"]],
  ["a repeated word", "the dog the cat", "the dog cat", ["the"]],
  ["a changed word", "85,50 dollars", "50 dollars", ["85,50"]],
  ["special characters and emoji", "$5 <3 😀", "5 3", ["$5", "<3", "😀"]],
  ["only spaces, bullets and braces", "• One \u00A0two – {phone}, three", "One two three", []],
  ["another order", "one two", "two one", []],
  ["line breaks as tags", "One<br>two", "One two", []],
])("returns the missing words: %s", (_, shown, saved, lost) => {
  expect(missingWords(shown, saved)).toEqual(lost);
});
