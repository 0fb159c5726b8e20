import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a missing quote",
    replace("data/facts.json", '"24 hours"', '"24 hours'),
    `
data/facts.json
  line 4
    found     "24 hours,
    expected  a quote at the end of the text
    to fix    add the closing ", so that the line is: "value": "24 hours",
`,
  ],
  [
    "a missing quote where a comma is missing, too",
    replace("data/facts.json", '"24 hours",', '"24 hours'),
    `
data/facts.json
  line 4
    found     "24 hours
    expected  a quote at the end of the text
    to fix    add the closing ", so that the line is: "value": "24 hours",
`,
  ],
  [
    "a missing quote in the last field",
    replace("data/facts.json", 'cancel"', "cancel"),
    `
data/facts.json
  line 5
    found     "How early to cancel
    expected  a quote at the end of the text
    to fix    add the closing ", so that the line is: "description": "How early to cancel"
`,
  ],
  [
    "a text broken over two lines",
    replace("data/gallery.json", "A doodle after", "A doodle\nafter"),
    `
data/gallery.json
  line 4
    found     "A doodle
    expected  a text on one line
    to fix    join lines 4 to 5 into one: "alt": "A doodle after a bath"
`,
  ],
  [
    "a text of two paragraphs",
    replace("data/reviews.json", "smells of", "smells.\n\nOf"),
    `
data/reviews.json
  line 4
    found     "My dog smells.
    expected  a text on one line
    to fix    join lines 4 to 6 into one: "text": "My dog smells. Of flowers.",
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
    to fix    delete it, and press the space bar
`,
  ],
  [
    "a quote inside a text",
    replace("data/home.json", "In Dogs", 'In "Dogs"'),
    `
data/home.json
  line 3
    found     "title": "In "Dogs"",
    expected  a backslash before each quote inside a text
    to fix    write \\" for each quote inside the text: "title": "In \\"Dogs\\"",
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
    to fix    replace the quotes around it by "
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
    to fix    leave out the dollar sign
`,
  ],
  [
    "a comma before the cents",
    replace("data/packages.json", '"starting": 35', '"starting": 38,50'),
    `
data/packages.json
  line 7
    found     38,50
    expected  cents after a point
    to fix    write 38.50, with a point
`,
  ],
  [
    "a comma before the last three digits",
    replace("data/packages.json", '"addons": 100', '"addons": 1,100'),
    `
data/packages.json
  line 8
    found     1,100
    expected  a number without a comma
    to fix    write 1100, without the comma
`,
  ],
];

describe("a text or number that can't be read", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
