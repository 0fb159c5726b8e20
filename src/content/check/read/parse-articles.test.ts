import {
  all,
  readErrors,
  rename,
  replace,
  write,
  type BadInput,
  type Change,
} from "../../../../test/content-check/check-files";

const cases: BadInput[] = [
  [
    "a chat question with a changed id",
    replace("data/chat-categories.json", '"booking"', '"book-now"'),
    "data/chat-categories.json:1 | no question with the id booking | a question with each of these ids, because the chat does more than answer it",
  ],
  [
    "a chat question with a mistyped id and no answer",
    replace("data/chat-categories.json", '"pricing"', '"pricng"'),
    [
      "data/chat-categories.json:1 | no question with the id pricing | a question with each of these ids, because the chat does more than answer it",
      'data/chat-categories.json answer | nothing: the question has no answer | an answer. Only pricing, services or dental need none | did you mean "pricing"?',
    ],
  ],
  // front matter that can't be parsed
  [
    "no --- on the first line",
    write("content/pages/terms.mdx", "Our terms."),
    "content/pages/terms.mdx:1 | no --- on the first line | --- on the first line, the fields, and --- on a line of its own below them",
  ],
  [
    "a colon in a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "Terms: all of them"),
    'content/pages/terms.mdx:2 | title: Terms: all of them | quotes around the whole text, like title: "Mud: five tips"',
  ],
  [
    "a star before a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "*Terms"),
    'content/pages/terms.mdx:2 | title: *Terms | quotes around the whole text, like title: "Mud: five tips"',
  ],
  [
    "a number sign in a text without quotes",
    replace("content/pages/terms.mdx", '"Terms"', "Our #1 terms"),
    'content/pages/terms.mdx:2 | title: Our #1 terms | quotes around the whole text, like title: "Mud: five tips"',
  ],
  [
    "text instead of front matter",
    write("content/pages/terms.mdx", "---\nOur terms\n---\n"),
    'content/pages/terms.mdx:2 | Our terms | lines like title: "Spring skin care"',
  ],
  // front matter that can't be published
  [
    "a date that doesn't exist",
    replace("content/pages/terms.mdx", "2025-05-02", "2/29/2025"),
    'content/pages/terms.mdx lastModified | "2/29/2025" | a day that exists, like 2026-01-31',
  ],
  [
    "a last change before the publication",
    replace("content/blog/teeth/index.mdx", "2025-05-02", "2025-04-02"),
    'content/blog/teeth/index.mdx lastModified | "April 2, 2025" | a day that isn’t before “Date published” | write the day of the last change, or correct “Date published”',
  ],
  // posts in the wrong folder
  [
    "a folder name with capital letters and spaces",
    all(
      rename("content/blog/teeth/index.mdx", "content/blog/My Post/index.mdx"),
      rename("content/blog/teeth/cover.jpg", "content/blog/My Post/cover.jpg"),
      replace("data/chat-services.json", ',\n    "article": "teeth"', ""),
    ),
    "content/blog/My Post/index.mdx | My Post | a name of lower-case letters, digits and single hyphens; it becomes the address | rename it to my-post",
  ],
  [
    "a page whose name has no English letters",
    rename("content/pages/terms.mdx", "content/pages/🐶.mdx"),
    "content/pages/🐶.mdx | 🐶 | a name of lower-case letters, digits and single hyphens; it becomes the address | rename it, for example to puppy-week",
  ],
  [
    "a post without a folder",
    write("content/blog/new-post.mdx", "Hello"),
    "content/blog/new-post.mdx | a text in a folder that makes no page | content/blog/<name>/index.mdx",
  ],
  // tags
  [
    "an unknown component",
    replace("content/pages/terms.mdx", "Our terms.", "<Calout>Our terms.</Calout>"),
    'content/pages/terms.mdx:7 | <Calout> | one of the components Callout, BookLink, BeforeAfter, a mark for text such as b, em, br or table, a picture as ![What it shows](before.jpg), or a fact as {phone} | did you mean "Callout"?',
  ],
  // texts
  [
    "an unknown fact in an article",
    replace("content/blog/teeth/index.mdx", "price.bath.small.short", "phon"),
    'content/blog/teeth/index.mdx:13 | the fact "phon" | the name of a fact | did you mean "phone"?',
  ],
  [
    "a link without its scheme or slash",
    replace("content/pages/terms.mdx", "Our terms.", "Our [prices](services)."),
    'content/pages/terms.mdx:7 | "services" | a link that starts with https://, mailto:, tel:, sms:, / or #',
  ],
  [
    "a heading without a space",
    replace(
      "content/pages/terms.mdx",
      "Our terms.",
      "##Our *terms*, in all their length and all their `beauty`\n\nBe kind.",
    ),
    "content/pages/terms.mdx:7 | “##Our terms, in all their length and all their be…” | a space between ## and the words of a heading: ## Our prices | in the editor, choose the words and press Heading 2",
  ],
  [
    "a heading without text",
    replace("content/pages/terms.mdx", "Our terms.", "Our terms.\n\n##\n\nMore."),
    "content/pages/terms.mdx:9 | a heading without words: ## | words in it",
  ],
  [
    "a link without text",
    replace("content/pages/terms.mdx", "Our terms.", "Our terms [](/services/)."),
    "content/pages/terms.mdx:7 | a link without words: [](/services/) | words in it",
  ],
  [
    "a fact in the title of a box",
    replace(
      "content/pages/terms.mdx",
      "Our terms.",
      '<Callout title="Call {phone}">\n\nDo.\n\n</Callout>',
    ),
    "content/pages/terms.mdx:7 | Call {phone} | words without braces: no fact is filled in here",
  ],
  [
    "a fact in a field without facts",
    replace("content/blog/teeth/index.mdx", "A dog that shows", "{phone}, which shows"),
    "content/blog/teeth/index.mdx imageAlt | {phone}, which shows its teeth | words without braces: no fact is filled in here",
  ],
  [
    "a chat question without an answer",
    replace("data/chat-categories.json", ',\n    "answer": "Open {hours}."', ""),
    "data/chat-categories.json answer | nothing: the question has no answer | an answer. Only pricing, services or dental need none",
  ],
];

test.each(cases)(
  "%s: the owner reads what is wrong, where, and what to do",
  async (_, change, errors) => {
    expect(await readErrors(change)).toEqual([errors].flat());
  },
);

test.each<[string, (text: string) => string]>([
  ["Windows line endings", (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
  ["no line ending after the last line", (text) => text.trimEnd()],
  ["a comment between its fields", (text) => text.replace("title:", "# the heading\ntitle:")],
])("accepts an article with %s", async (_, rewrite) => {
  const change: Change = (files) => {
    const file = "content/pages/terms.mdx";
    files.set(file, rewrite(String(files.get(file))));
  };
  expect(await readErrors(change)).toEqual([]);
});
