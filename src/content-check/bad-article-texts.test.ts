import { readFaults, replace, type BadInput } from "./testing/check-files";
import { expectAdviceToHelp } from "./testing/expect-advice";

const cases: BadInput[] = [
  [
    "an unknown component",
    replace("content/pages/terms.mdx", "Our terms.", "<Calout>Our terms.</Calout>"),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     <Calout>
    expected  one of the components Fact, Callout, BookLink
    to fix    did you mean "Callout"?
`,
  ],
  [
    "a component that isn't closed",
    replace("content/blog/teeth/index.mdx", "</Callout>", ""),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     <Callout> without an end
    expected  </Callout> further down, or <Callout … />
    to fix    add </Callout> where it ends, or delete it
`,
  ],
  [
    "bold letters that aren't closed",
    replace("content/pages/terms.mdx", "Our terms.", "## Keep a <b>towel by the door"),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     <b> without an end
    expected  </b> further down, or <b … />
    to fix    add </b> where it ends, or delete it
`,
  ],
  [
    "a line break as HTML writes it",
    replace("content/pages/terms.mdx", "Our terms.", "One<br>two."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     <br> without an end
    expected  <br />
    to fix    add a slash before the >
`,
  ],
  [
    "bold letters that end in another paragraph",
    replace("content/pages/terms.mdx", "Our terms.", "Our <b>terms.\n\nAnd </b>yours."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     <b> that ends in another paragraph
    expected  </b> in the same paragraph or heading
    to fix    end it there, and begin it anew in the next paragraph
`,
  ],
  [
    "an unknown fact in an article",
    replace("content/blog/teeth/index.mdx", "price.bath.small.short", "phon"),
    `
content/blog/teeth/index.mdx
  line 13 · post teeth
    found     the fact "phon"
    expected  the name of a fact: {phone}, {price.…}, {hours.…}, or an id of data/facts.json
    to fix    did you mean "phone"?
`,
  ],
  [
    "a fact in braces",
    replace("content/pages/terms.mdx", "Our terms.", "Call {phone}."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     {phone}
    expected  no braces in an article's text
    to fix    write <Fact name="phone" />
`,
  ],
  [
    "a less-than sign",
    replace("content/pages/terms.mdx", "Our terms.", "Dogs < 14 lbs."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     < 14 lbs.
    expected  < only at the start of a tag that also ends
    to fix    write &lt; or say it in words, or complete the tag
`,
  ],
  [
    "an HTML comment",
    replace("content/pages/terms.mdx", "Our terms.", "<!-- later -->"),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     <!-- later -->
    expected  {/* a comment */}
    to fix    write the comment between {/* and */}
`,
  ],
  [
    "the template's text for a field",
    replace("content/blog/teeth/index.mdx", "A dog that shows", "Replace this with what a dog"),
    `
content/blog/teeth/index.mdx
  line 8 · post teeth · imageAlt
    found     Replace this with what a dog its teeth
    expected  your own words, in a post that visitors see
    to fix    replace or delete it, or write draft: true above until you do
`,
  ],
  [
    "a sentence of the template",
    replace(
      "content/blog/teeth/index.mdx",
      "<Callout>",
      "Delete what you don't need.\n\n<Callout>",
    ),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     Delete what you don't need.
    expected  your own words, in a post that visitors see
    to fix    replace or delete it, or write draft: true above until you do
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
    expected  only alt, colSpan, dateTime, dir, form, height, href, id, lang, name, open, rowSpan, src, start, title, width
    to fix    delete it
`,
  ],
  [
    "a link without its beginning",
    replace("content/pages/terms.mdx", "Our terms.", "Our [prices](services)."),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     the address services
    expected  an address that starts with https://, mailto:, tel:, / or #
    to fix    did you mean "/services/"?
`,
  ],
];

describe("an article's text that can't be published", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readFaults(change)).toBe(says);
  });

  it.each(cases)("leads out of %s", (_, change) => expectAdviceToHelp(change));
});
