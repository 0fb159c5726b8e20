import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a number where a text belongs",
    replace("data/site.json", '"78700"', "78700"),
    `
data/site.json
  line 13 · site identity · address.postalCode
    found     78700
    expected  a text in quotes (for example "78701")
`,
  ],
  [
    "a mistyped field",
    replace("data/gallery.json", '"alt"', '"atl"'),
    `
data/gallery.json
  line 2 · gallery photo doodle.jpg · alt
    found     nothing: the field is missing
    expected  a text in quotes (What the photo shows, for visitors who can't see it)
  line 4 · gallery photo doodle.jpg · atl
    found     an unknown field "atl" with "A doodle after a bath"
    expected  only the fields name, alt, caption, sample
    to fix    did you mean "alt"?
`,
  ],
  [
    "a missing alt text",
    replace("data/gallery.json", ',\n    "alt": "A doodle after a bath"', ""),
    `
data/gallery.json
  line 2 · gallery photo doodle.jpg · alt
    found     nothing: the field is missing
    expected  a text in quotes (What the photo shows, for visitors who can't see it)
`,
  ],
  [
    "an empty alt text",
    replace("data/gallery.json", "A doodle after a bath", ""),
    `
data/gallery.json
  line 4 · gallery photo doodle.jpg · alt
    found     ""
    expected  a few words that describe the picture (What the photo shows, for visitors who can't see it)
`,
  ],
  [
    "an alt text of one letter",
    replace("data/gallery.json", "A doodle after a bath", "A"),
    `
data/gallery.json
  line 4 · gallery photo doodle.jpg · alt
    found     "A"
    expected  a few words that describe the picture (What the photo shows, for visitors who can't see it)
`,
  ],
  [
    "a text where a list belongs",
    replace("data/site.json", '[\n    "Austin",\n    "Kyle"\n  ]', '"Austin"'),
    `
data/site.json
  line 15 · site identity · serviceArea
    found     "Austin"
    expected  a list in square brackets [ ] (Towns that the shop serves, the nearest first)
`,
  ],
  [
    "an empty list",
    replace("data/site.json", '[\n    "Austin",\n    "Kyle"\n  ]', "[]"),
    `
data/site.json
  line 15 · site identity · serviceArea
    found     an empty list []
    expected  at least 1 entry (Towns that the shop serves, the nearest first)
`,
  ],
  [
    "a description that is too long",
    replace("data/site.json", "A shop for shaggy dogs.", "A".repeat(170)),
    `
data/site.json
  line 4 · site identity · description
    found     "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA…"
    expected  at most 160 characters (One sentence about the shop for search engines, up to 160 characters)
`,
  ],
  [
    "true in quotes",
    replace("data/gallery.json", '"doodle.jpg"', '"doodle.jpg",\n    "sample": "true"'),
    `
data/gallery.json
  line 4 · gallery photo doodle.jpg · sample
    found     "true"
    expected  true or false, without quotes (Came with the site as an example: take it off once the record is your own)
`,
  ],
  [
    "a service with both kinds of prices",
    replace("data/prices.json", '"everySize"', '"sizes": [], "everySize"'),
    `
data/prices.json
  line 18 · service price fff
    found     fields in braces { id, label, sizes, everySize }
    expected  either the field "sizes" or the field "everySize"
    to fix    keep one of them
  line 21 · service price fff · sizes
    found     0 rows, none for small and large
    expected  a row for each dog size: small, large
    to fix    add small and large
`,
  ],
  [
    "a review that has no id and no author",
    replace(
      "data/reviews.json",
      '"id": 1,\n    "text": "My dog smells of flowers.",\n    "author": "Maria G.",',
      '"text": "My dog smells of flowers.",',
    ),
    `
data/reviews.json
  line 2 · the 1st review · id
    found     nothing: the field is missing
    expected  a number, without quotes (Number of the review, used once)
  line 2 · the 1st review · author
    found     nothing: the field is missing
    expected  a text in quotes (First name and first letter of the last name: Maria G.)
`,
  ],
];

describe("a record that its definition doesn't accept", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
