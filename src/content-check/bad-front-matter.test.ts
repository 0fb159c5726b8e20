import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a missing title and an unknown field",
    replace("content/blog/teeth/index.mdx", 'title: "Clean teeth"', 'titel: "Clean teeth"'),
    `
content/blog/teeth/index.mdx
  line 2 · post teeth · title
    found     nothing: the field is missing
    expected  a text in quotes
  line 2 · post teeth · titel
    found     an unknown field "titel" with "Clean teeth"
    expected  only the fields title, preview, author, datePublished, lastModified, eventDate, image, imageAlt, tags, category, draft, sample
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
    expected  a day that exists, written like 2025-01-31 (for example "2025-01-31")
`,
  ],
  [
    "a change before the publication",
    replace("content/blog/teeth/index.mdx", "2025-05-02", "2025-04-02"),
    `
content/blog/teeth/index.mdx
  line 6 · post teeth · lastModified
    found     "2025-04-02"
    expected  a day on or after datePublished (for example "2025-01-31")
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
    to fix    did you mean "Pet Health"?
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
`,
  ],
];

describe("front matter that can't be published", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
