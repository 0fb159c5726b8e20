import { parseText } from "../../content/text/parse-text";
import { elementNode, paragraph, textNode, type RichNode } from "./rich-node";
import { openText } from "./text-document";

const facts = { phone: "(512) 555-0142" };

const open = (text: string) => openText(text, facts);

/** The saved Markdown of a new text with these nodes. */
const written = (...nodes: RichNode[]): string => open("").write(nodes);

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

test.each<[string, RichNode[], string]>([
  [
    "spaces at the edges of a format",
    [paragraph([textNode("Brush"), textNode(" every day ", 1), textNode("or so")])],
    "Brush **every day** or so",
  ],
  ["nested formats", [paragraph([textNode("a ", 1), textNode("b", 3)])], "**a _b_**"],
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
    "headings with the site's levels",
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
    "nested lists",
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
    "two consecutive lists",
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
    "special characters on a button",
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
])("Markdown of %s is read back the same", (_, nodes, markdown) => {
  expect(written(...nodes)).toBe(markdown);
  expect(writtenAgain(markdown)).toBe(markdown);
});

test("text that resembles a table, a task or a struck-out price stays text", () => {
  const [table, task, price] = ["| a | b |", "[x] done", "~~$65~~"];
  const lines = paragraph([textNode(table), lineBreak, textNode("| - | - |")]);
  const markdown = written(lines, list("bullet", [textNode(task)]), paragraph([textNode(price)]));
  expect(JSON.stringify(parseText(markdown))).not.toMatch(/"(?:table|delete)"/);
  expect(writtenAgain(markdown)).toBe(markdown);
});
