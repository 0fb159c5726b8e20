import { nameLookAlike, withOrdinaryCharacters } from "./look-alikes";

test.each([
  ["9:00\u00a0am", "9:00 am", "a special space, not an ordinary one, after “9:00”"],
  ["Мonday", "Monday", "“М”, a letter of another alphabet that looks like “M”"],
  ["nail\u2013trim", "nail-trim", "“\u2013”, a dash, not a hyphen, after “nail”"],
  ["nail\u200btrim", "nailtrim", "an invisible character, after “nail”"],
  ["it’s", "it's", "“’”, a curly apostrophe, after “it”"],
  ["nail-trim", "nail-trim", undefined],
])("%j is meant as %j", (text, ordinary, name) => {
  expect(withOrdinaryCharacters(text)).toBe(ordinary);
  expect(nameLookAlike(text)).toBe(name);
});
