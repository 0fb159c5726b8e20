import { readErrors, replace } from "../../../../../test/content-check/check-files";

const write = (text: string) => replace("content/pages/terms.mdx", "Our terms.", text);
const reservedId = (id: string, another: string) =>
  `content/pages/terms.mdx:7 | ${id}, which the site uses itself | another ${id.split("=")[0]} | write ${another}`;
const wrongFormat = (id: string, fix?: string) =>
  `content/pages/terms.mdx:7 | ${id} | lower-case letters and digits, with hyphens between words: ${id.split("=")[0]}="nail-care"${fix ? ` | write ${fix}` : ""}`;

test.each([
  ["of the reviews", '<code id="reviews">a</code>', reservedId('id="reviews"', 'id="my-reviews"')],
  ["of Gatsby", '<b id="___loader">a</b>', reservedId('id="___loader"', 'id="my-loader"')],
  [
    "of Gatsby's focus",
    '<b id="gatsby-focus-wrapper">a</b>',
    reservedId('id="gatsby-focus-wrapper"', 'id="my-gatsby-focus-wrapper"'),
  ],
  ["of the chat", '<h2 id="chat">a</h2>', reservedId('id="chat"', 'id="my-chat"')],
  [
    "as a name attribute",
    '<a name="reach-us">a</a>',
    reservedId('name="reach-us"', 'name="my-reach-us"'),
  ],
  ["in capitals", '<b id="Chat">a</b>', wrongFormat('id="Chat"')],
  ["with a space", '<b id="nail care">a</b>', wrongFormat('id="nail care"', 'id="nail-care"')],
  [
    "of a global variable",
    '<b id="requestIdleCallback">a</b>',
    wrongFormat('id="requestIdleCallback"', 'id="requestidlecallback"'),
  ],
  ["without letters", '<b id="">a</b>', wrongFormat('id=""')],
  [
    "that is used twice",
    '<b id="nails">a</b> <b id="nails">b</b>',
    'content/pages/terms.mdx:7 | id="nails", which an earlier element of this text already has | an id that no other element of the text has',
  ],
])("an id %s is refused", async (_, text, expected) => {
  expect(await readErrors(write(text))).toEqual([expected]);
});

test.each([
  ["a new id", '<b id="nails">a</b> [b](#nails)'],
  [
    "a heading with the text of a reserved id",
    "## Chat\n\nSee [there](#chat) or [there](#section-chat).",
  ],
  ["equal headings", "## Nails\n\n## Nails\n\n[First](#nails), [second](#nails-2)"],
  ["a heading without letters", "## 🐶\n\n[There](#section)"],
  ["a formatted heading", "## Our *prices*\n\n[There](#our-prices)"],
  ["a heading of a lower level", "## A\n\n### B\n\n[There](#b)"],
  ["a heading as a tag", "<h2>Nails</h2>\n\n[There](#nails)"],
])("a text can have %s", async (_, text) => {
  expect(await readErrors(write(text))).toEqual([]);
});

test("a question of the FAQ can't have a reserved id", async () => {
  const errors = await readErrors(replace("data/faq.json", '"cost"', '"newsletter"'));
  expect(errors).toEqual([
    'data/faq.json id | "newsletter" | another id, because the site uses this one itself, like what-it-costs',
  ]);
});
