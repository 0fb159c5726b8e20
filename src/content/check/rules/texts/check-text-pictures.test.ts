import {
  all,
  checkChanged,
  readErrors,
  replace,
  write,
  type BadInput,
  type Change,
} from "../../../../../test/content-check/check-files";
import { jpeg } from "../../../../../test/content-check/fixture-site";

const post = "content/blog/teeth/index.mdx";
const page = "content/pages/terms.mdx";
const towel = write("content/blog/teeth/towel.jpg", jpeg);

/** Inserts a text above the post's callout. */
const inPost = (text: string): Change => replace(post, "<Callout>", `${text}\n\n<Callout>`);

const pairExample =
  '<BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />';

const cases: BadInput[] = [
  [
    "a misspelled file name",
    all(inPost("![A pink towel](towell.jpg)"), towel),
    'content/blog/teeth/index.mdx:15 | "towell.jpg", but there is no such file | the picture content/blog/teeth/towell.jpg | did you mean "towel.jpg"?',
  ],
  [
    "a file of another post",
    inPost("![A pink towel](../ears/towel.jpg)"),
    "content/blog/teeth/index.mdx:15 | the picture ../ears/towel.jpg | the name of a file next to the text, such as before.jpg",
  ],
  [
    "no words",
    all(inPost("![](towel.jpg)"), towel),
    "content/blog/teeth/index.mdx:15 | a picture without words | a few words that say what it shows, 5 to 160 letters, for visitors who can't see it: ![What it shows](before.jpg)",
  ],
  [
    "a name with a space",
    all(inPost("![A pink towel](Towel 1.JPG)"), write("content/blog/teeth/Towel 1.JPG", jpeg)),
    "content/blog/teeth/index.mdx:15 | “![A pink towel](Towel 1.JPG)” | a picture's name without blanks: ![What it shows](before.jpg)",
  ],
  [
    "a picture within a line",
    all(inPost("Our ![A pink towel](towel.jpg) is dry."), towel),
    "content/blog/teeth/index.mdx:15 | a picture within a line of text | a picture on a line of its own, with empty lines above and below",
  ],
  [
    "a URL at the end of the text",
    all(inPost("![A pink towel][t]\n\n[t]: https://towels.com/t.jpg"), towel),
    "content/blog/teeth/index.mdx:15 | ![A pink towel][t] | ![What it shows](before.jpg)",
  ],
  [
    "braces",
    all(inPost('![A towel for {name}](towel.jpg "From {price.fff}")'), towel),
    'content/blog/teeth/index.mdx:15 | ![A towel for {name}](towel.jpg "From {price.fff}") | plain words with a picture, without braces',
  ],
  [
    "a pair with only one picture",
    all(inPost('<BeforeAfter before="towel.jpg" beforeAlt="A pink towel" />'), towel),
    'content/blog/teeth/index.mdx:15 | <BeforeAfter>, not alone or without its pictures | <BeforeAfter before="before.jpg" beforeAlt="A matted coat" after="after.jpg" afterAlt="The same dog, brushed" />',
  ],
  [
    "a pair with a missing and a too short description",
    all(inPost('<BeforeAfter before="towel.jpg" beforeAlt="dog" after="towel.jpg" />'), towel),
    [
      `content/blog/teeth/index.mdx:15 | "dog" in beforeAlt | a few words that say what it shows, 5 to 160 letters, for visitors who can't see it: ${pairExample}`,
      `content/blog/teeth/index.mdx:15 | a picture without words in afterAlt | a few words that say what it shows, 5 to 160 letters, for visitors who can't see it: ${pairExample}`,
    ],
  ],
];

describe("for a picture in a text that can't be shown", () => {
  it.each(cases)("the owner reads what to do: %s", async (_, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
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
])("accepts a picture %s", async (_, change) => {
  expect(await checkChanged(change)).toEqual({ errors: [], warnings: [], notes: [] });
});
