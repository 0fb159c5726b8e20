import { readFaults, replace, write, type BadInput } from "./testing/check-files";
import { expectAdviceToHelp } from "./testing/expect-advice";

const cases: BadInput[] = [
  [
    "no front matter",
    write("content/pages/terms.mdx", "Our terms."),
    `
content/pages/terms.mdx
  line 1 · page terms
    found     no front matter
    expected  --- on the first line, above title and the other fields
    to fix    start the file with --- , the fields, and another line with ---
`,
  ],
  [
    "front matter that doesn't end",
    replace("content/pages/terms.mdx", "2025-05-02\n---", "2025-05-02"),
    `
content/pages/terms.mdx
  line 1 · page terms
    found     --- on line 1, and no second ---
    expected  --- on a line of its own below the fields
    to fix    add a line with --- between the last field and the text
`,
  ],
  [
    "a tab in front matter",
    replace("content/blog/teeth/index.mdx", "tags: [teeth]", "tags:\n\t- teeth"),
    `
content/blog/teeth/index.mdx
  line 10 · post teeth
    found     a tab at the start of the line
    expected  blanks
    to fix    replace the tab by two blanks
`,
  ],
  [
    "a colon in a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "Terms: all of them"),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     title: Terms: all of them
    expected  a line like title: "Spring skin care"
    to fix    put double quotes around the text after the colon
`,
  ],
  [
    "a quote that isn't closed",
    replace("content/pages/terms.mdx", '"Terms"', '"Terms'),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     title: "Terms
    expected  a closing quote or bracket, or a colon after the field name
    to fix    add what is missing; a text with double quotes inside goes between single ones
`,
  ],
  [
    "a star before a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "*Terms"),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     *Terms, which YAML takes for a reference
    expected  a text in quotes
    to fix    put double quotes around the text after the colon
`,
  ],
  [
    "text in the place of front matter",
    write("content/pages/terms.mdx", "---\nOur terms\n---\n"),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     text without field names
    expected  lines like title: "Spring skin care"
    to fix    write each field's name and a colon before its value
`,
  ],
  [
    "a missing title and an unknown field",
    replace("content/blog/teeth/index.mdx", 'title: "Clean teeth"', 'titel: "Clean teeth"'),
    `
content/blog/teeth/index.mdx
  line 2 · post teeth · titel
    found     an unknown field "titel" with "Clean teeth"
    expected  only the fields title, preview, author, datePublished, lastModified, image, imageAlt, tags, category, draft, sample
    to fix    did you mean "title"?
`,
  ],
  [
    "a day in another form",
    replace("content/pages/terms.mdx", "2025-05-02", "5/2/2025"),
    `
content/pages/terms.mdx
  line 4 · page terms · lastModified
    found     "5/2/2025"
    expected  a day that exists, written like 2025-01-31
    to fix    write "2025-05-02"
`,
  ],
  [
    "a change before the publication",
    replace("content/blog/teeth/index.mdx", "2025-05-02", "2025-04-02"),
    `
content/blog/teeth/index.mdx
  line 6 · post teeth · lastModified
    found     "2025-04-02"
    expected  a day on or after datePublished
    to fix    write the day of the last change, or correct datePublished
`,
  ],
  [
    "an unknown category",
    replace("content/blog/teeth/index.mdx", "Pet Health", "Pet Heath"),
    `
content/blog/teeth/index.mdx
  line 10 · post teeth · category
    found     "Pet Heath"
    expected  "Events", "Pet Health", "Grooming Tips", "Seasonal" or "Local"
    to fix    write "Pet Health"
`,
  ],
  [
    "a number as title",
    replace("content/pages/terms.mdx", '"Terms"', "2025"),
    `
content/pages/terms.mdx
  line 2 · page terms · title
    found     2025
    expected  a text in quotes
    to fix    put it in quotes: "2025"
`,
  ],
  [
    "one tag without brackets",
    replace("content/blog/teeth/index.mdx", "[teeth]", "teeth"),
    `
content/blog/teeth/index.mdx
  line 9 · post teeth · tags
    found     "teeth"
    expected  a list in square brackets [ ]
    to fix    put it in square brackets: ["teeth"]
`,
  ],
  [
    "no picture description",
    replace("content/blog/teeth/index.mdx", 'imageAlt: "A dog that shows its teeth"\n', ""),
    `
content/blog/teeth/index.mdx
  line 2 · post teeth · imageAlt
    found     nothing: the field is missing
    expected  a text in quotes
    to fix    add imageAlt: "…"
`,
  ],
];

describe("front matter that can't be published", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readFaults(change)).toBe(says);
  });

  it.each(cases)("leads out of %s", (_, change) => expectAdviceToHelp(change));
});
