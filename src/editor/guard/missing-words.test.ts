import { missingWords } from "./missing-words";

test.each([
  ["a letter", "A picture shows", "picture shows", ["A"]],
  ["a word that is there more often", "the dog the cat", "the dog cat", ["the"]],
  ["a changed word", "85,50 dollars", "50 dollars", ["85,50"]],
  ["signs and emoji", "$5 <3 😀", "5 3", ["$5", "<3", "😀"]],
  [
    "nothing but spaces, bullets and facts",
    "• One \u00A0two – {phone}, three",
    "One two three",
    [],
  ],
  ["nothing if the order changes", "one two", "two one", []],
  ["line breaks that were typed as tags", "One<br>two", "One two", []],
])("lost: %s", (_, shown, saved, lost) => {
  expect(missingWords(shown, saved)).toEqual(lost);
});
