import { readErrors, replace, write, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "no front matter",
    write("content/pages/terms.mdx", "Our terms."),
    `
content/pages/terms.mdx
  line 1 · page terms
    found     no front matter
    expected  --- on the first line, the fields, and --- on a line of its own below them
`,
  ],
  [
    "a tab in front matter",
    replace("content/blog/teeth/index.mdx", "tags: [teeth]", "tags:\n\t- teeth"),
    `
content/blog/teeth/index.mdx
  line 10, column 1 · post teeth
    found     - teeth
    expected  YAML: Tabs are not allowed as indentation
`,
  ],
  [
    "a colon in a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "Terms: all of them"),
    `
content/pages/terms.mdx
  line 2, column 8 · page terms
    found     title: Terms: all of them
    expected  YAML: Nested mappings are not allowed in compact mappings
`,
  ],
  [
    "a star before a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "*Terms"),
    `
content/pages/terms.mdx
  line 2, column 8 · page terms
    found     *Terms, which YAML takes for a mark of its own
    expected  quotes around the whole text
`,
  ],
  [
    "a number sign in a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "Our #1 terms"),
    `
content/pages/terms.mdx
  line 2, column 8 · page terms
    found     #1 terms, which YAML takes for a mark of its own
    expected  quotes around the whole text
`,
  ],
  [
    "text in the place of front matter",
    write("content/pages/terms.mdx", "---\nOur terms\n---\n"),
    `
content/pages/terms.mdx
  line 2, column 1 · page terms
    found     Our terms
    expected  lines like title: "Spring skin care"
`,
  ],
];

describe("front matter that can't be read", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
