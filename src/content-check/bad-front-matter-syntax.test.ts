import { readErrors, replace, write, type BadInput } from "../../test/content-check/check-files";

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
    to fix    write it like this: title: "Terms: all of them"
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
    to fix    write it like this: title: "Terms"
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
    to fix    write it like this: title: "*Terms"
`,
  ],
  [
    "a number sign in a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "Our #1 terms"),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     #1 terms, which YAML takes for a note
    expected  a text in quotes
    to fix    write it like this: title: "Our #1 terms"
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
];

describe("front matter that can't be read", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
