import { all, readFaults, rename, replace, write, type BadInput } from "./testing/check-files";

const cases: BadInput[] = [
  [
    "no front matter",
    write("content/pages/terms.mdx", "Our terms."),
    `
content/pages/terms.mdx
  line 1 · page terms
    found     no front matter
    expected  --- on the first line, above title and the other fields
    to mend   start the file with --- , the fields, and another line with ---
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
    to mend   add a line with --- between the last field and the text
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
    to mend   replace the tab by two blanks
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
    to mend   put double quotes around the text after the colon
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
    to mend   add what is missing; a text with double quotes inside goes between single ones
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
    to mend   put double quotes around the text after the colon
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
    to mend   write each field's name and a colon before its value
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
    to mend   did you mean "title"?
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
    to mend   write "2025-05-02"
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
    to mend   write the day of the last change, or correct datePublished
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
    to mend   write "Pet Health"
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
    to mend   put it in quotes: "2025"
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
    to mend   put it in square brackets: ["teeth"]
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
    to mend   add imageAlt: "…"
`,
  ],
  [
    "a folder with capitals and blanks",
    all(
      rename("content/blog/teeth/index.mdx", "content/blog/My Post/index.mdx"),
      rename("content/blog/teeth/cover.jpg", "content/blog/My Post/cover.jpg"),
      replace("data/chat-services.json", ',\n    "article": "teeth"', ""),
    ),
    `
content/blog/My Post
    found     My Post
    expected  a name of lower-case letters, digits and single hyphens; it becomes the address
    to mend   rename it to my-post
`,
  ],
  [
    "a post without a folder",
    write("content/blog/new-post.mdx", "Hello"),
    `
content/blog/new-post.mdx
    found     an article that stands in no folder of its own
    expected  content/blog/<name>/index.mdx
    to mend   move it to content/blog/new-post/index.mdx
`,
  ],
  [
    "a folder without a post",
    all(write("content/blog/empty/", "")),
    `
content/blog/empty/index.mdx
    found     no such file
    expected  the article of this folder
    to mend   write it, or delete the folder content/blog/empty
`,
  ],
  [
    "an unknown component",
    replace("content/pages/terms.mdx", "Our terms.", "<Calout>Our terms.</Calout>"),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     <Calout>
    expected  one of the components Fact, Callout, BookLink
    to mend   did you mean "Callout"?
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
    to mend   add </Callout> where it ends, or delete it
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
    to mend   add </b> where it ends, or delete it
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
    to mend   add a slash before the >
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
    to mend   end it there, and begin it anew in the next paragraph
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
    to mend   did you mean "phone"?
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
    to mend   write <Fact name="phone" />
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
    to mend   write &lt; or say it in words, or complete the tag
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
    to mend   write the comment between {/* and */}
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
    to mend   replace or delete it, or write draft: true above until you do
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
    to mend   replace or delete it, or write draft: true above until you do
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
    to mend   delete it, or write &lt; for a sign that visitors shall see
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
    to mend   delete it
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
    to mend   write a page of this site like /services/, or the whole address with https://
`,
  ],
];

describe("an article that can't be published", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readFaults(change)).toBe(says);
  });
});
