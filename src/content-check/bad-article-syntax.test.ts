import { readErrors, replace, type BadInput } from "../../test/content-check/check-files";

const says = (text: string) => replace("content/pages/terms.mdx", "Our terms.", text);

/** What is said of something in the terms, on their first line or one below. */
const inTerms = (found: string, expected: string, fix: string, line = 7) => `
content/pages/terms.mdx
  line ${line} · page terms
    found     ${found}
    expected  ${expected}
    to fix    ${fix}
`;

const angle = (found: string) =>
  inTerms(
    found,
    "< only at the start of a tag that also ends",
    "write &lt; or say it in words, or complete the tag",
  );
const braces = (found: string) =>
  inTerms(
    found,
    "no braces in an article's text",
    'write \\{ and \\} for braces, or <Fact name="…" /> for a fact',
  );
const inQuotes = (found: string) =>
  inTerms(found, 'a text in quotes: title="…"', "write the text itself, in quotes");
const noPair = (found: string) =>
  inTerms(
    `${found}, which make no pair`,
    "both within the same marks, and nothing but the name in the second",
    "move one of the two, or delete both",
  );
const ownLines = inTerms(
  "<Callout> that ends in another paragraph",
  "</Callout> in the same paragraph or heading",
  "put <Callout> and </Callout> on lines of their own, with empty lines around them",
);

const cases: BadInput[] = [
  ["a less-than sign", says("Dogs <14 lbs."), angle("<14 lbs.")],
  ["a heart", says("We <3 dogs."), angle("<3 dogs.")],
  ["a tag that nothing ends", says("Dogs <b and cats."), angle("<b and cats.")],
  [
    "an HTML comment",
    says("<!-- later -->"),
    inTerms("<!-- later -->", "{/* a comment */}", "write the comment between {/* and */}"),
  ],
  ["braces around words", says("Be {kind to dogs}."), braces("{kind to dogs}")],
  ["a brace that nothing closes", says("Be {kind."), braces("{kind.")],
  ["a brace that nothing opens", says("Be kind}."), braces("}")],
  [
    "a sentence that begins like code",
    says("import taxes are ours."),
    inTerms(
      "import taxes are ours.",
      "no line that starts with import or export",
      "begin the line with another word; known components need no import",
    ),
  ],
  ["a title without quotes", says("<Callout title=Now>x</Callout>"), inQuotes("title=Now")],
  [
    "a title in the quotes of a text program",
    says("<Callout title=“Call us”>x</Callout>"),
    inQuotes("title=“Call us”"),
  ],
  [
    "a title whose quote isn't closed",
    says('<Callout title="Now>x</Callout>\n\n"Then."'),
    inQuotes('title="Now'),
  ],
  [
    "an address in angle brackets",
    says("See <https://dogs.com/a>."),
    angle("<https://dogs.com/a>."),
  ],
  ["a box that ends in another paragraph", says("<Callout>One.\n\nTwo.\n\n</Callout>"), ownLines],
  ["a box that ends behind its words", says("<Callout>\nOne.</Callout>"), ownLines],
  ["marks that cross", says("Our <b>own <i>terms</b> here</i>."), noPair("<i> and </i>")],
  ["a mark that begins between stars", says("Our **<b>terms**</b>."), noPair("<b> and </b>")],
  [
    "an end with more than a name",
    says('Our <b>terms</b title="a">.'),
    noPair('<b> and </b title="a">'),
  ],
  [
    "an end without a beginning",
    says("Our terms.</b>"),
    inTerms("</b>", "<b> before it", "add the opening tag, or delete this one"),
  ],
];

/** What only looks like a mistake. */
const fine: [name: string, text: string][] = [
  ["code", "`{a} <3 </b>` and ``<b>`` and\n\n```\n<3 {x}\n## no\n```\n\n~~~\n<b>\n~~~"],
  ["signs with a backslash", "\\{a\\} \\<3 \\[a](b c)"],
  ["a comment with braces", "{/* {a} } <3 */}\n\nOur {/* <b> */} terms."],
  ["a less-than sign between blanks", "5 < 10"],
  ["a line within a paragraph", "Our\nimport is this."],
  ["marks over two lines", "Our <b>own\nterms</b> and *theirs\ntoo*."],
  ["paragraphs in a box", '<Callout title="a > b { c">\n\nOne.\n\n- Two.\n\n</Callout>'],
  ["a heading's sign in a sentence", "Our #1 rule, ##2 and\n\\##3"],
];

describe("a text that MDX reads in another way than it is meant", () => {
  it.each(cases)("says of %s what to do", async (_, change, expected) => {
    expect(await readErrors(change)).toBe(expected);
  });

  it("says all that is wrong, in one line and below", async () => {
    const lines = (await readErrors(says("We <3 {dogs and <4 {cats."))).split("\n");
    const found = lines
      .filter((line) => line.includes("    found"))
      .map((line) => line.slice(14).trim());
    expect(found).toEqual(["<3 {dogs and <4 {cats", "{dogs and <4", "{cats."]);
  });

  it.each(fine)("says nothing of %s", async (_, text) => {
    expect((await readErrors(says(text))).trim()).toBe("");
  });
});
