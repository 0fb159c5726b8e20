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
    "a component that isn't closed",
    replace("content/blog/teeth/index.mdx", "</Callout>", ""),
    `
content/blog/teeth/index.mdx
  line 15, column 1 · post teeth
    found     <Callout>Call us.
    expected  MDX: Expected a closing tag for \`<Callout>\` (15:1-15:10) before the end of \`paragraph\`
`,
  ],
  [
    "bold letters that aren't closed",
    replace("content/pages/terms.mdx", "Our terms.", "## Keep a <b>towel by the door"),
    `
content/pages/terms.mdx
  line 7, column 11 · page terms
    found     ## Keep a <b>towel by the door
    expected  MDX: Expected a closing tag for \`<b>\` (7:11-7:14) before the end of \`atxHeading\`
`,
  ],
  [
    "a line break as HTML writes it",
    replace("content/pages/terms.mdx", "Our terms.", "One<br>two."),
    `
content/pages/terms.mdx
  line 7, column 4 · page terms
    found     One<br>two.
    expected  MDX: Expected a closing tag for \`<br>\` (7:4-7:8) before the end of \`paragraph\`
`,
  ],
  [
    "bold letters that end in another paragraph",
    replace("content/pages/terms.mdx", "Our terms.", "Our <b>terms.\n\nAnd </b>yours."),
    `
content/pages/terms.mdx
  line 7, column 5 · page terms
    found     Our <b>terms.
    expected  MDX: Expected a closing tag for \`<b>\` (7:5-7:8) before the end of \`paragraph\`
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
    "a style of its own",
    replace("content/pages/terms.mdx", "Our terms.", '<b style="color:red">Our</b> terms.'),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     style in a tag
    expected  only colSpan, dateTime, dir, form, height, href, id, lang, name, open, rowSpan, start, title, width
    to fix    delete it
`,
  ],
  [
    "an end of a component in small letters",
    replace("content/blog/teeth/index.mdx", "</Callout>", "</callout>"),
    `
content/blog/teeth/index.mdx
  line 15, column 1 · post teeth
    found     <Callout>Call us.</callout>
    expected  MDX: Unexpected closing tag \`</callout>\`, expected corresponding closing tag for \`<Callout>\` (15:1-15:10)
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
  [
    "a component with one capital of two",
    replace("content/pages/terms.mdx", "Our terms.", "<Booklink>Book</BookLink>"),
    `
content/pages/terms.mdx
  line 7, column 1 · page terms
    found     <Booklink>Book</BookLink>
    expected  MDX: Unexpected closing tag \`</BookLink>\`, expected corresponding closing tag for \`<Booklink>\` (7:1-7:11)
`,
  ],
];

describe("tags in an article that can't be published", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
