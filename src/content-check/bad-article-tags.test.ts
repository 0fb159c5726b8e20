import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "an unknown component",
    replace("content/pages/terms.mdx", "Our terms.", "<Calout>Our terms.</Calout>"),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     <Calout>
    expected  one of the components Callout, BookLink, BeforeAfter
    to fix    did you mean "Callout"?
`,
  ],
  [
    "a script",
    replace("content/pages/terms.mdx", "Our terms.", "A <script>alert(1)</script>"),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     <script>
    expected  only marks for text, such as b, em, br or table
    to fix    delete it, or write &lt; for a sign that visitors shall see
`,
  ],
  [
    "a component in small letters",
    replace(
      "content/blog/teeth/index.mdx",
      "<Callout>Call us.</Callout>",
      '<callout title="Now">\n\nCall us.\n\n</callout>',
    ),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     <callout title="Now">
    expected  one of the components Callout, BookLink, BeforeAfter
    to fix    write <Callout title="Now">, with a capital C
`,
  ],
];

describe("tags in an article that can't be published", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
