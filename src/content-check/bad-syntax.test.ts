import { all, readFaults, remove, replace, write, type BadInput } from "./testing/check-files";

const cases: BadInput[] = [
  [
    "a missing comma between fields",
    replace("data/site.json", '"established": 2020,', '"established": 2020'),
    `
data/site.json
  line 3
    found     "established": 2020
    expected  a comma after it, before "description"
    to mend   add a comma at the end of this line
`,
  ],
  [
    "a missing comma between records",
    replace("data/gallery.json", "},", "}"),
    `
data/gallery.json
  line 5
    found     }
    expected  a comma after it, before {
    to mend   add a comma at the end of this line
`,
  ],
  [
    "a comma after the last record",
    replace("data/walk-in.json", "}\n]", "},\n]"),
    `
data/walk-in.json
  line 6
    found     a comma before the closing ]
    expected  no comma after the last entry
    to mend   delete that comma
`,
  ],
  [
    "two commas",
    replace("data/walk-in.json", "18", "18,,"),
    `
data/walk-in.json
  line 5
    found     a comma too many
    expected  one comma
    to mend   delete one of the commas
`,
  ],
  [
    "a missing quote",
    replace("data/facts.json", '"24 hours"', '"24 hours'),
    `
data/facts.json
  line 4
    found     "24 hours,
    expected  a quote at the end of the text
    to mend   add the closing " on the same line; write a line break inside a text as \\n
`,
  ],
  [
    "a blank from a web page",
    replace("data/walk-in.json", '"price": 18', '"price":\u00a018'),
    `
data/walk-in.json
  line 5
    found     a blank that is none, U+00A0
    expected  ordinary blanks
    to mend   delete it, and press the space bar
`,
  ],
  [
    "a quote inside a text",
    replace("data/home.json", "In Dogs", 'In "Dogs"'),
    `
data/home.json
  line 3
    found     Dogs
    expected  a value or a field name in quotes
    to mend   put quotes around it: "Dogs"; inside a text, write \\" for each quote
`,
  ],
  [
    "curly quotes",
    replace("data/faq.json", '"cost"', "“cost”"),
    `
data/faq.json
  line 3
    found     “cost”
    expected  straight double quotes "…"
    to mend   replace the quotes around it by "
`,
  ],
  [
    "a dollar sign before an amount",
    replace("data/walk-in.json", "18", "$18"),
    `
data/walk-in.json
  line 5
    found     $18
    expected  a plain number
    to mend   leave out the dollar sign
`,
  ],
  [
    "a comment",
    replace("data/hours.json", "[", "[ // when we are open"),
    `
data/hours.json
  line 1
    found     // when we are open
    expected  no comments
    to mend   delete the comment
`,
  ],
  [
    "a missing closing bracket",
    replace("data/promotions.json", "]", ""),
    `
data/promotions.json
  line 1
    found     the end of the file
    expected  a closing ] for each opening [
    to mend   add the missing ]
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
    to mend   delete one of the two
`,
  ],
  [
    "an empty file",
    write("data/faq.json", ""),
    `
data/faq.json
  line 1
    found     an empty file
    expected  [ ] with records, or { } with fields
    to mend   bring back the file's content from an earlier version
`,
  ],
  [
    "a missing file",
    remove("data/reviews.json"),
    `
data/reviews.json
    found     no such file
    expected  the list of all records of the kind 'review'
    to mend   bring it back from an earlier version, or write [] into it for an empty list
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
    to mend   put [ before the first record and ] after the last
`,
  ],
  [
    "a missing comma in one file and a wrong price in another",
    all(replace("data/gallery.json", "},", "}"), replace("data/walk-in.json", "18", "0")),
    `
data/gallery.json
  line 5
    found     }
    expected  a comma after it, before {
    to mend   add a comma at the end of this line

data/walk-in.json
  line 5 · walk in service nail-trim · price
    found     0
    expected  an amount above 0
    to mend   write a higher number
`,
  ],
];

describe("a data file that can't be read", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readFaults(change)).toBe(says);
  });
});
