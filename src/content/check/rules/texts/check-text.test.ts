import {
  all,
  checkChanged,
  readErrors,
  replace,
} from "../../../../../test/content-check/check-files";

const withTerms = (text: string) => replace("content/pages/terms.mdx", "Our terms.", text);

/** Texts that MDX can't parse or misreads, and the line of the error. */
const cases: [name: string, text: string, found: string, expected: RegExp, line?: number][] = [
  ["a less-than sign", "Dogs <14 lbs.", "Dogs <14 lbs.", /words for it/],
  ["an unclosed tag", "Our <b>terms.", "<b> without its end", /^<\/b> behind the words/],
  ["an HTML comment", "One.\n\n<!-- later -->", "<!-- later -->", /between \{/, 9],
  ["braces around words", "Be {kind to dogs}.", "{kind to dogs}", /a fact's name in braces/],
  ["bold words without a space", "**Tip:**Brush first.", "“**Tip:**Brush first.”", /^bold words/],
  [
    "a link in two parts",
    "See [x] (/services/).",
    "“[x] (/services/).”",
    /^a link without a space/,
  ],
  ["a URL that no link uses", "One.\n\n[Update]: /faq/", "“[Update]: /faq/”", /within the text/, 9],
  ["a line of code", "import taxes are ours.", "import taxes are ours.", /import or export/],
  ["a fact in a link's title", '[FAQ](/faq/ "Or {phone}")', "Or {phone}", /without braces/],
  [
    "a fact in the title of a link's target",
    'Our [FAQ][1].\n\n[1]: /faq/ "Or {phone}"',
    "Or {phone}",
    /without braces/,
    9,
  ],
  ["a fact in an attribute", '<abbr title="{phone}">Us</abbr>', "{phone}", /without braces/],
  [
    "a box whose title has no words",
    "<Callout title>Our terms.</Callout>",
    "a title",
    /title="Tip"/,
  ],
  ["a fact named like a property of JavaScript", "Our {constructor}.", '"constructor"', /a fact/],
  ["an invisible character by its number", "Our &#8238;terms.", "U+202E", /letters/],
  ["an invisible character in an attribute", '<b title="&#8238;a">b</b>', "U+202E", /letters/],
  ["no words", "", "no text below the fields", /visitors read/, 8],
  ["only a comment", "{/* later */}", "no text below the fields", /visitors read/, 8],
  ["only an empty tag", "<p>&#8203;</p>", "no text below the fields", /visitors read/, 8],
  ["only a line", "***", "no text below the fields", /visitors read/, 8],
  [
    "a fact as a tag",
    'Call <Fact name="phone" />.',
    '<Fact name="phone" />',
    /a fact as \{phone\}/,
  ],
];

/** Correct texts that resemble a mistake. */
const fine: [name: string, text: string][] = [
  ["code", "`{a} <3 </b>` and ``<b>`` and\n\n```\n<3 {x}\n## no\n```\n\n~~~\n<b>\n~~~"],
  ["characters after a backslash", "\\{a\\} \\<3 \\[a](b c)"],
  ["a URL that a link uses, and a comment", "[FAQ][1]\n\n[1]: /faq/\n[//]: # (later)"],
  ["a comment with braces", "{/* {a} <3 */}\n\nOur {/* <b> */} terms."],
  ["a less-than sign between spaces", "5 < 10"],
  ["a line within a paragraph", "Our\nimport is this."],
  ["formatting over two lines", "Our <b>own\nterms</b> and *theirs\ntoo*."],
  ["paragraphs in a box", '<Callout title="a > b { c">\n\nOne.\n\n- Two.\n\n</Callout>'],
  ["only a fact", "{phone}"],
  ["an element that is open", "<details open><summary>A</summary>B</details>"],
  ["a number sign in a sentence", "Our #1 rule, ##2 and\n\\##3"],
];

describe("checkText", () => {
  it.each(cases)("reports %s with its line", async (_, text, found, expected, line = 7) => {
    const { errors } = await checkChanged(withTerms(text));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      file: "content/pages/terms.mdx",
      line,
      record: "page terms",
    });
    expect(errors[0]?.found).toContain(found);
    expect(errors[0]?.expected).toMatch(expected);
  });

  it("accepts a draft without words", async () => {
    const draft = all(
      replace("content/blog/teeth/index.mdx", "tags:", "draft: true\ntags:"),
      replace("content/blog/teeth/index.mdx", "A bath is {price.bath.small.short}.", ""),
      replace("content/blog/teeth/index.mdx", "<Callout>Call us.</Callout>", ""),
      replace("data/chat-services.json", ',\n    "article": "teeth"', ""),
    );
    expect(await readErrors(draft)).toEqual([]);
  });

  it.each(fine)("accepts %s", async (_, text) => {
    expect(await readErrors(withTerms(text))).toEqual([]);
  });
});
