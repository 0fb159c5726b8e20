import { all, readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "quotes and a colon in a long text without quotes",
    replace(
      "content/blog/teeth/index.mdx",
      '"Why we clean the teeth of dogs, and how often a dog needs it done."',
      'Salt: bad. A talk about winter roads, and "why" it works as it does.',
    ),
    `
content/blog/teeth/index.mdx
  line 3 · post teeth
    found     preview: Salt: bad. A talk about winter roads, and "why" it…
    expected  a line like title: "Spring skin care"
    to fix    write it like this: preview: "Salt: bad. A talk about winter roads, and \\"why\\" it works as it does."
`,
  ],
  [
    "quotes inside quotes",
    replace("content/pages/terms.mdx", 'title: "Terms"', String.raw`title: "The "Terms" we have"`),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     title: "The "Terms" we have"
    expected  a line like title: "Spring skin care"
    to fix    write it like this: title: "The \\"Terms\\" we have"
`,
  ],
  [
    "quotes around the first word",
    replace("content/pages/terms.mdx", 'title: "Terms"', String.raw`title: "Terms" of our shop`),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     title: "Terms" of our shop
    expected  a line like title: "Spring skin care"
    to fix    write it like this: title: "\\"Terms\\" of our shop"
`,
  ],
  [
    "an apostrophe between single quotes",
    replace("content/pages/terms.mdx", 'title: "Terms"', String.raw`title: 'Dana's terms'`),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     title: 'Dana's terms'
    expected  a line like title: "Spring skin care"
    to fix    write it like this: title: "Dana's terms"
`,
  ],
  [
    "no blank behind the colon",
    replace("content/pages/terms.mdx", 'title: "Terms"', String.raw`title:Our terms`),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     title:Our terms
    expected  a line like title: "Spring skin care"
    to fix    write it like this: title: "Our terms"
`,
  ],
  [
    "no colon",
    replace("content/pages/terms.mdx", 'title: "Terms"', String.raw`title Our terms`),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     title Our terms
    expected  a line like title: "Spring skin care"
    to fix    write it like this: title: "Our terms"
`,
  ],
  [
    "a text that goes on in the next line",
    replace("content/pages/terms.mdx", '"Terms"', "Our terms\nand yours"),
    `
content/pages/terms.mdx
  line 2 · page terms
    found     title: Our terms
    expected  a line like title: "Spring skin care"
    to fix    join lines 2 to 3 into one: title: "Our terms and yours"
`,
  ],
  [
    "a list that isn't closed",
    replace("content/blog/teeth/index.mdx", "[teeth]", "[teeth, gums: both"),
    `
content/blog/teeth/index.mdx
  line 9 · post teeth
    found     tags: [teeth, gums: both
    expected  every field at the start of its line
    to fix    write it like this: tags: [teeth, "gums: both"]
`,
  ],
  [
    "blanks before a field",
    replace("content/pages/terms.mdx", "description:", "  description:"),
    `
content/pages/terms.mdx
  line 3 · page terms
    found     description: "What you agree to."
    expected  every field at the start of its line
    to fix    remove the blanks before it
`,
  ],
  [
    "a field that stands twice",
    replace("content/pages/terms.mdx", "description:", 'title: "Rules"\ndescription:'),
    `
content/pages/terms.mdx
  line 3 · page terms
    found     title: "Rules"
    expected  each field once
    to fix    delete one of the two
`,
  ],
  [
    "several mistakes at once",
    all(
      replace("content/blog/teeth/index.mdx", '"Clean teeth"', "Teeth: clean"),
      replace("content/blog/teeth/index.mdx", '"Dana H."', '"Dana" H.'),
      replace("content/blog/teeth/index.mdx", "Pet Health", "Pet Heath"),
    ),
    `
content/blog/teeth/index.mdx
  line 2 · post teeth
    found     title: Teeth: clean
    expected  a line like title: "Spring skin care"
    to fix    write it like this: title: "Teeth: clean"
  line 4 · post teeth
    found     author: "Dana" H.
    expected  a line like title: "Spring skin care"
    to fix    write it like this: author: "\\"Dana\\" H."
  line 10 · post teeth · category
    found     "Pet Heath"
    expected  "Events", "Pet Health", "Grooming Tips", "Seasonal" or "Local"
    to fix    write "Pet Health"
`,
  ],
];

describe("lines of front matter that can't be read", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});
