import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paragraph, textNode } from "./rich-node";
import { openText } from "./text-document";

const facts = { phone: "(512) 555-0142" };

const open = (text: string) => openText(text, facts);

/** The saved Markdown of a new text with one paragraph. */
const typed = (text: string): string => open("").write([paragraph([textNode(text)])]);

/** The saved Markdown of a text after adding a word below it. */
const writtenAgain = (text: string): string => {
  const { nodes, write } = open(text);
  return write([...nodes, paragraph([textNode("End")])]).replace(/\n\nEnd$/, "");
};

test.each([
  ["a * b * c", "a * b * c"],
  ["snake_case_name", "snake_case_name"],
  ["[x]", "[x]"],
  ["$5 - $10", "$5 - $10"],
  ["C:\\temp", "C:\\temp"],
  ["Call {phone}, {me} or {", "Call {phone}, \\{me} or \\{"],
  ["<3", "\\<3"],
  ["<20 lbs", "\\<20 lbs"],
  ["5 < 6", "5 < 6"],
  ["</b>", "\\</b>"],
  ["<!-- x -->", "\\<!-- x -->"],
  ["<owner@shop.example>", "\\<owner@shop.example>"],
  ["A <b>tag</b>, H<sub>2</sub>O", "A <b>tag</b>, H<sub>2</sub>O"],
  ["An open <b> tag", "An open \\<b> tag"],
  ["<Foo>x</Foo>", "\\<Foo>x\\</Foo>"],
  ["<a href=x>x</a>", "\\<a href=x>x\\</a>"],
  ["One<br>two<br/>three", "One\\\ntwo\\\nthree"],
  ["&nbsp;", "\\&nbsp;"],
  ["# 1 groomer", "\\# 1 groomer"],
  ["> 50 lbs", "\\> 50 lbs"],
  ["- 10%", "\\- 10%"],
  ["2026. A year", "2026\\. A year"],
  ["[x](/services/)", "[x]\\(/services/)"],
  ["  A word in the middle of spaces  ", "A word in the middle of spaces"],
])("%s is written as %s", (text, markdown) => {
  expect(typed(text)).toBe(markdown);
});

const signs = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"];

test.each([
  ...signs.flatMap((sign) => [
    sign,
    `${sign} word ${sign}`,
    `${sign}word${sign}`,
    `a${sign}b${sign}c`,
    `${sign}${sign}word${sign}${sign}`,
    sign.repeat(3),
  ]),
  ...["1) one", "+ tax", "***", "===", "[x]: /services/", "![a](b.jpg)", "&copy &copy; &#65;"],
  ...[
    "https://a_b.example/c_d",
    "owner_x@shop.example",
    "😀 “é” – …",
    "{ } {x",
    "<Foo />",
    "{nope}",
  ],
])("the typed text %s is read back the same, also after it is saved again", (text) => {
  const [block, ...others] = open(typed(text)).nodes;
  expect(others).toEqual([]);
  expect(block?.children?.map((part) => part.text).join("")).toBe(text);
  expect(writtenAgain(typed(text))).toBe(typed(text));
});

test.each([
  "~~$65~~ **$55** until August",
  "**a** ~~b~~",
  "Book at https://booking.example/a_b_c, www.shop.example or owner_x@shop.example.",
  "**https://booking.example/a_b**",
  "- [x] Shots up to date\n- [ ] Leash, see https://a_b.example",
  "| Size | Short | Long |\n| --- | --: | :-: |\n| Small | $35 | {phone} |\n|  | ~~$60~~ \\| a | www.a_b.example |",
])("%s is written unchanged, also as part of a changed text", (text) => {
  const { nodes, write } = open(text);
  expect(nodes.map(({ type }) => type)).not.toContain("x-source");
  expect(write(nodes)).toBe(text);
  expect(writtenAgain(text)).toBe(text);
  expect(openText("", facts).write(nodes)).toBe(text);
});

const article = `Call {phone}, **{phone}** or
write: \`{code}\`.

* one
* two

  with a second paragraph

<Callout title="Tip">

Brush _soon_.

</Callout>

  <Callout
    title='A "quote"'
  >
    Indented
  </Callout>

<BeforeAfter before="a.jpg" beforeAlt="A"
  after="b.jpg" afterAlt="B" />

<BookLink>Book &amp; go</BookLink>

<BookLink form="groomer">Book</BookLink>

<details>

<summary>More</summary>

</details>

\`\`\`
code
\`\`\`

[a]: /services/

![A dog](a.jpg)`;

describe.each([
  ["Linux line endings", article],
  ["Windows line endings", article.replaceAll("\n", "\r\n")],
])("a text with %s", (_, text) => {
  test("shows components as forms, and other blocks that it doesn't support as Markdown", () => {
    const types = open(text).nodes.map(({ type }) => type);
    expect(types).toEqual([
      "paragraph",
      "x-source",
      "x-callout",
      "x-callout",
      "x-before-after",
      "x-book-link",
      "x-source",
      "x-source",
      "x-source",
      "x-source",
      "paragraph",
    ]);
    const [, , callout, indented, pair, button] = open(text).nodes;
    expect(callout).toMatchObject({ title: "Tip", text: "Brush _soon_." });
    expect(indented).toMatchObject({ title: 'A "quote"', text: "Indented" });
    expect(pair).toMatchObject({ before: "a.jpg", afterAlt: "B" });
    expect(button).toMatchObject({ label: "Book & go" });
  });

  test("stays unchanged when opened, and a change leaves the other blocks unchanged", () => {
    const { nodes, write } = open(text);
    expect(write(nodes)).toBe(text);
    expect(write([...nodes, paragraph([textNode("End")])]).replaceAll("\r", "")).toBe(
      `${article.replace("  <Callout", "<Callout")}\n\nEnd`,
    );
  });
});

test("a change keeps the order of heading levels", () => {
  expect(writtenAgain("# One\n\n## Two")).toBe("## One\n\n### Two");
  expect(writtenAgain("## One\n\n### Two")).toBe("## One\n\n### Two");
});

test.each(["One <3 {a", "<Callout>", "One </b>"])(
  "%s is shown, although it can't be parsed",
  (text) => {
    const [{ children = [] } = paragraph()] = open(text).nodes;
    expect(children.map((part) => part.text).join("")).toBe(text);
  },
);

const texts = readdirSync("test/site/content", { recursive: true })
  .map((path) => join("test/site/content", String(path)))
  .filter((path) => path.endsWith(".mdx"));

test.each(texts)("each block of %s is written unchanged", (path) => {
  const text = readFileSync(path, "utf8")
    .replace(/^---\n[^]*?\n---\n/, "")
    .trim();
  const names = [...text.matchAll(/\{([\w.-]+)\}/g)].map(([, name = ""]) => name);
  const known = Object.fromEntries(names.map((name) => [name, ""]));
  expect(openText("", known).write(open(text).nodes)).toBe(text);
});
