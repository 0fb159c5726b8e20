import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadTextReader, type TextReader } from "../../content/text/load-text-reader";
import { elementNode, paragraph, textNode, type RichNode } from "./rich-node";
import { openText } from "./text-document";

let reader: TextReader;
beforeAll(async () => {
  reader = await loadTextReader();
});

const facts = { phone: "(512) 555-0142" };

const open = (text: string) => openText(text, facts, reader);

/** The saved Markdown of a new text with these nodes. */
const written = (...nodes: RichNode[]): string => open("").write(nodes);

const typed = (text: string): string => written(paragraph([textNode(text)]));

/** The saved Markdown of a text after adding a word below it. */
const writtenAgain = (text: string): string => {
  const { nodes, write } = open(text);
  return write([...nodes, paragraph([textNode("End")])]).replace(/\n\nEnd$/, "");
};

const lineBreak: RichNode = { type: "linebreak" };

const link = (text: string, url: string) => elementNode("link", [textNode(text)], { url });

const list = (listType: string, ...items: RichNode[][]) =>
  elementNode(
    "list",
    items.map((item) => elementNode("listitem", item)),
    { listType },
  );

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
])("%s stays as it is typed, however often it is saved", (text) => {
  const [block, ...others] = open(typed(text)).nodes;
  expect(others).toEqual([]);
  expect(block?.children?.map((part) => part.text).join("")).toBe(text);
  expect(writtenAgain(typed(text))).toBe(typed(text));
});

test.each<[string, RichNode[], string]>([
  [
    "spaces at the edges of a format",
    [paragraph([textNode("Brush"), textNode(" every day ", 1), textNode("or so")])],
    "Brush **every day** or so",
  ],
  ["formats in formats", [paragraph([textNode("a ", 1), textNode("b", 3)])], "**a _b_**"],
  [
    "a format within a word",
    [paragraph([textNode("un"), textNode("be", 2), textNode("liev")])],
    "un*be*liev",
  ],
  [
    "a quote at the edge of a format within a word",
    [paragraph([textNode("say"), textNode("“hi”", 1), textNode("now")])],
    "say“**hi**”now",
  ],
  [
    "a link in brackets",
    [paragraph([textNode("[see] "), link("the [list]", "/services/")])],
    "[see] [the [list]](/services/)",
  ],
  ["a line break", [paragraph([textNode("One "), lineBreak, textNode(" two")])], "One\\\ntwo"],
  [
    "an empty line in a paragraph",
    [paragraph([textNode("One"), lineBreak, lineBreak, textNode("two")])],
    "One\n\ntwo",
  ],
  [
    "a line break in a heading",
    [elementNode("heading", [textNode("One"), lineBreak, textNode("two #")], { tag: "h2" })],
    "## One two \\#",
  ],
  [
    "headings as the site places them",
    [
      elementNode("heading", [textNode("One")], { tag: "h1" }),
      elementNode("heading", [textNode("Two "), textNode("a_b", 1)], { tag: "h2" }),
      elementNode("heading", [textNode("Three")], { tag: "h4" }),
    ],
    "## One\n\n### Two **a_b**\n\n#### Three",
  ],
  [
    "empty paragraphs",
    [paragraph(), paragraph([textNode(" ")]), paragraph([textNode("One")])],
    "One",
  ],
  [
    "lists in lists",
    [
      list(
        "number",
        [textNode("One")],
        [list("bullet", [textNode("- a")], [textNode("b"), lineBreak, textNode("c")])],
        [textNode("Two")],
      ),
    ],
    "1. One\n    - \\- a\n    - b\\\n      c\n2. Two",
  ],
  [
    "two lists in a row",
    [list("bullet", [textNode("a")]), list("bullet", [textNode("b")])],
    "- a\n- b",
  ],
  [
    "a quote of two paragraphs",
    [elementNode("quote", [textNode("One"), lineBreak, lineBreak, textNode("> two")])],
    "> One\n>\n> \\> two",
  ],
  [
    "quotes in a component's fields",
    [{ type: "x-callout", title: 'A "B" &amp;', text: "One" }],
    '<Callout title="A &quot;B&quot; &amp;amp;">\n\nOne\n\n</Callout>',
  ],
  [
    "signs on a button",
    [{ type: "x-book-link", label: "Book <3 {" }],
    "<BookLink>Book \\<3 \\{</BookLink>",
  ],
  [
    "a picture",
    [paragraph([{ type: "image", src: "a.jpg", alt: "A [dog]", title: 'The "dog"' }])],
    '![A \\[dog\\]](a.jpg "The \\"dog\\"")',
  ],
  [
    "a component typed as a tag",
    [paragraph([textNode("<BookLink>Book</BookLink>")])],
    "<BookLink>Book</BookLink>",
  ],
])("%s: written so that it is read the same", (_, nodes, markdown) => {
  expect(written(...nodes)).toBe(markdown);
  expect(writtenAgain(markdown)).toBe(markdown);
});

test.each([
  "~~$65~~ **$55** until August",
  "**a** ~~b~~",
  "Book at https://booking.example/a_b_c, www.shop.example or owner_x@shop.example.",
  "**https://booking.example/a_b**",
  "- [x] Shots up to date\n- [ ] Leash, see https://a_b.example",
  "| Size | Short | Long |\n| --- | --: | :-: |\n| Small | $35 | {phone} |\n|  | ~~$60~~ \\| a | www.a_b.example |",
])("%s is written as it was, also when it is written anew", (text) => {
  const { nodes, write } = open(text);
  expect(nodes.map(({ type }) => type)).not.toContain("x-source");
  expect(write(nodes)).toBe(text);
  expect(writtenAgain(text)).toBe(text);
  expect(openText("", facts, reader).write(nodes)).toBe(text);
});

test("words that only look like a table, a task or a price that is struck out stay words", () => {
  const [table, task, price] = ["| a | b |", "[x] done", "~~$65~~"];
  const lines = paragraph([textNode(table), lineBreak, textNode("| - | - |")]);
  const markdown = written(lines, list("bullet", [textNode(task)]), paragraph([textNode(price)]));
  expect(JSON.stringify(reader.read(markdown))).not.toMatch(/"(?:table|del)"/);
  expect(writtenAgain(markdown)).toBe(markdown);
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
  ["line ends of Linux", article],
  ["line ends of Windows", article.replaceAll("\n", "\r\n")],
])("a text with %s", (_, text) => {
  test("shows its components as forms, and the rest that it can't show as its Markdown", () => {
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

  test("isn't changed by being opened, and a change leaves the other parts as they were", () => {
    const { nodes, write } = open(text);
    expect(write(nodes)).toBe(text);
    expect(write([...nodes, paragraph([textNode("End")])]).replaceAll("\r", "")).toBe(
      `${article.replace("  <Callout", "<Callout")}\n\nEnd`,
    );
  });
});

test("headings keep their order of levels once a text is changed", () => {
  expect(writtenAgain("# One\n\n## Two")).toBe("## One\n\n### Two");
  expect(writtenAgain("## One\n\n### Two")).toBe("## One\n\n### Two");
});

test.each(["One <3 {a", "<Callout>", "One </b>"])(
  "%s can't be parsed, and is shown all the same",
  (text) => {
    const [{ children = [] } = paragraph()] = open(text).nodes;
    expect(children.map((part) => part.text).join("")).toBe(text);
  },
);

const texts = readdirSync("test/site/content", { recursive: true })
  .map((path) => join("test/site/content", String(path)))
  .filter((path) => path.endsWith(".mdx"));

test.each(texts)("each part of %s would be written as it is", (path) => {
  const text = readFileSync(path, "utf8")
    .replace(/^---\n[^]*?\n---\n/, "")
    .trim();
  const names = [...text.matchAll(/\{([\w.-]+)\}/g)].map(([, name = ""]) => name);
  const known = Object.fromEntries(names.map((name) => [name, ""]));
  expect(openText("", known, reader).write(open(text).nodes)).toBe(text);
});
