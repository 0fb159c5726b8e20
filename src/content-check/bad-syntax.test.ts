import {
  all,
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
    "a comma after the last record",
    replace("data/walk-in.json", "}\n]", "},\n]"),
    `
data/walk-in.json
  line 7, column 1
    found     ]
    expected  a value; the last one has no comma behind it
`,
  ],
  [
    "two commas",
    replace("data/walk-in.json", "18", "18,,"),
    `
data/walk-in.json
  line 5, column 17
    found     ,
    expected  a field's name in quotes; the last field has no comma behind it
`,
  ],
  [
    "two commas between fields",
    replace("data/site.json", "2020,", "2020,,"),
    `
data/site.json
  line 3, column 23
    found     ,
    expected  a field's name in quotes; the last field has no comma behind it
`,
  ],
  [
    "a comment",
    replace("data/hours.json", "[", "[ // when we are open"),
    `
data/hours.json
  line 1, column 3
    found     // when we are open
    expected  no comments
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
  [
    "a missing comma in one file and a wrong price in another",
    all(replace("data/gallery.json", "},", "}"), replace("data/walk-in.json", "18", "0")),
    `
data/gallery.json
  line 6, column 3
    found     {
    expected  a comma between this and what stands before it

data/walk-in.json
  line 5 · walk in service nail-trim · price
    found     0
    expected  an amount above 0 (In dollars, the number alone: 18, or 18.50)
`,
  ],
];

describe("a data file that can't be read", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
