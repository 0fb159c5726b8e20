import { keepValidData } from "./keep-valid-data";

const path = "data/social-links.json";
const valid = '[{ "name": "Facebook", "href": "https://social.example/a" }]';
const corrected = '[{ "name": "Facebook", "href": "https://social.example/b" }]';

test.each([
  ["a missing comma", valid.replace('",', '"')],
  ["a record without a required field", '[{ "name": "Facebook" }]'],
  ["an empty file", ""],
])("the last valid text replaces %s until it is corrected", (_, broken) => {
  expect(keepValidData(path, valid)).toBe(valid);
  expect(keepValidData(path, broken)).toBe(valid);
  expect(keepValidData(path, corrected)).toBe(corrected);
});

test.each([
  ["data without an earlier valid text", "data/faq.json"],
  ["a text page", "content/pages/about.mdx"],
])("%s stays as it is", (_, file) => {
  expect(keepValidData(file, "[{")).toBe("[{");
});
