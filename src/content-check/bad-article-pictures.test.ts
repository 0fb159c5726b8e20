import {
  all,
  checkChanged,
  readErrors,
  replace,
  write,
  type BadInput,
  type Change,
} from "../../test/content-check/check-files";
import { jpeg } from "../../test/content-check/fixture-site";

const post = "content/blog/teeth/index.mdx";
const page = "content/pages/terms.mdx";
const towel = write("content/blog/teeth/towel.jpg", jpeg);

/** Puts something above the box of the post. */
const inPost = (text: string): Change => replace(post, "<Callout>", `${text}\n\n<Callout>`);

const cases: BadInput[] = [
  [
    "a file whose name is misspelt",
    all(inPost("![A pink towel](towell.jpg)"), towel),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     "towell.jpg", but there is no such file
    expected  the picture content/blog/teeth/towell.jpg
    to fix    did you mean "towel.jpg"?
`,
  ],
  [
    "a file beside another post",
    inPost("![A pink towel](../ears/towel.jpg)"),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     the picture ../ears/towel.jpg
    expected  the name of a file beside the text, such as before.jpg
    to fix    save the picture beside the text, and write towel.jpg
`,
  ],
  [
    "a picture of another site",
    replace(page, "Our terms.", "![A pink towel](https://towels.com/t.jpg?size=2)"),
    `
content/pages/terms.mdx
  line 7 · page terms
    found     the picture https://towels.com/t.jpg?size=2, which lies at another site
    expected  the name of a file beside the text, such as before.jpg
    to fix    save the picture beside the text, and write t.jpg
`,
  ],
  [
    "no words",
    all(inPost("![](towel.jpg)"), towel),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     a picture without words
    expected  a few words that say what it shows, 5 to 160 letters, for visitors who can't see it
    to fix    write them between the brackets: ![What it shows](towel.jpg)
`,
  ],
  [
    "a name with a blank",
    all(inPost("![A pink towel](Towel 1.JPG)"), write("content/blog/teeth/Towel 1.JPG", jpeg)),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     ![A pink towel](Towel 1.JPG)
    expected  a picture's name without blanks: ![What it shows](before.jpg)
    to fix    rename the file to towel-1.jpg, and write ![A pink towel](towel-1.jpg)
`,
  ],
  [
    "a name with a blank, as some editors write it",
    all(inPost("![A pink towel](Towel%201.jpg)"), write("content/blog/teeth/Towel 1.jpg", jpeg)),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     "Towel 1.jpg", as the file Towel 1.jpg is called
    expected  a name of lower-case letters, digits and single hyphens, that ends in .jpg, .jpeg, .png, .webp, .tif or .tiff
    to fix    rename the file, and write its new name here
`,
  ],
  [
    "a picture within a line",
    all(inPost("Our ![A pink towel](towel.jpg) is dry."), towel),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     a picture within a line of text
    expected  a picture between two paragraphs
    to fix    put it on a line of its own, with empty lines above and below
`,
  ],
  [
    "a tag of HTML",
    all(inPost('<img src="towel.jpg" alt="A pink towel" />'), towel),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     <img>
    expected  a picture as Markdown writes it: ![What it shows](before.jpg)
    to fix    write it so, with the picture's file beside the text
`,
  ],
  [
    "an address at the end of the text",
    all(inPost("![A pink towel][t]\n\n[t]: https://towels.com/t.jpg"), towel),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     ![A pink towel][t]
    expected  the picture's file in round brackets: ![What it shows](before.jpg)
    to fix    write it so, with the file beside the text
`,
  ],
  [
    "braces",
    all(inPost('![A towel for {name}](towel.jpg "From {price.fff}")'), towel),
    `
content/blog/teeth/index.mdx
  line 15 · post teeth
    found     "![A towel for {name}](towel.jpg "From {price.fff}")"
    expected  plain words with a picture, without braces
    to fix    write what the braces stand for, or leave it out
`,
  ],
  [
    "a file that is no picture",
    all(inPost("![A pink towel](towel.jpg)"), write("content/blog/teeth/towel.jpg", "a towel")),
    `
content/blog/teeth/towel.jpg
  post teeth
    found     a file that is no picture
    expected  a JPEG, PNG, WebP or TIFF picture
    to fix    export the picture again as JPEG; renaming a file doesn't change what is in it
`,
  ],
];

describe("a picture in a text that can't be shown", () => {
  it.each(cases)("says of %s what to do", async (_, change, says) => {
    expect(await readErrors(change)).toBe(says);
  });
});

test.each<[string, Change]>([
  ["in a post", all(inPost('![A pink towel](towel.jpg "On a Tuesday")'), towel)],
  [
    "in a page",
    all(
      replace(page, "Our terms.", "![A pink towel](towel.JPG)"),
      write("content/pages/towel.JPG", jpeg),
    ),
  ],
])("a picture %s is right", async (_, change) => {
  expect(await checkChanged(change)).toEqual({ errors: [], warnings: [], notes: [] });
});
