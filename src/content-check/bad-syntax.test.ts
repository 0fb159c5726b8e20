import {
  readErrors,
  remove,
  replace,
  write,
  type BadInput,
} from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a missing comma between fields",
    replace("data/site.json", '"established": 2020,', '"established": 2020'),
    `
data/site.json
  line 4, column 3
    found     "description"
    expected  a comma between this and what stands before it
`,
  ],
  [
    "a missing comma between records",
    replace("data/gallery.json", "},", "}"),
    `
data/gallery.json
  line 6, column 3
    found     {
    expected  a comma between this and what stands before it
`,
  ],
  [
    "a missing closing bracket",
    replace("data/promotions.json", "]", ""),
    `
data/promotions.json
  line 1, column 2
    found     the end of the line
    expected  a ] at the end of the list
`,
  ],
  [
    "a field twice in a record",
    replace("data/walk-in.json", '"price": 18', '"price": 18,\n    "price": 20'),
    `
data/walk-in.json
  line 6 · 1st record · price
    found     "price" for the second time, after line 5
    expected  each field once in a record
`,
  ],
  [
    "an empty file",
    write("data/faq.json", ""),
    `
data/faq.json
  line 1, column 1
    found     the end of the line
    expected  a value; the last one has no comma behind it
`,
  ],
  [
    "a missing file",
    remove("data/reviews.json"),
    `
data/reviews.json
    found     no such file
    expected  the list of all records of the kind 'review'
    to fix    bring it back from an earlier version, or write [] into it for an empty list
`,
  ],
  [
    "one record where a list belongs",
    write("data/closed-days.json", '{ "name": "Christmas Day", "date": "December 25" }'),
    `
data/closed-days.json
  line 1
    found     fields in braces { name, date }
    expected  a list of records in square brackets [ ]
    to fix    put [ before the first record and ] after the last
`,
  ],
];

describe("a data file that can't be read", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
