import { toHtml } from "hast-util-to-html";
import { textToHast } from "../../text/text-to-hast";
import { toPlainMarkdown } from "./plain-markdown";

test.each([
  ["Word's bullets", "•\tTowel\n·\tBrush\n", "- Towel\n    - Brush\n"],
  [
    "Word's private bullets",
    "\uf0b7\tTowel\n\uf0b7 Brush\n\n\uf0a7\ta",
    "- Towel\n- Brush\n\n    - a",
  ],
  ["Word's letters", "o\tTowel\no\tBrush\n§\ta\no\tb", "- Towel\n- Brush\n    - a\n- b"],
  [
    "nested lists",
    "Take:\n•\tTowel\nor two\no\twarm\n▪\tdry\no\tclean\n•\tBrush\n\nEnd\n◦\tBow",
    "Take:\n- Towel\nor two\n    - warm\n        - dry\n    - clean\n- Brush\n\nEnd\n- Bow",
  ],
  ["indented bullets", "\t•\tTowel\n\t\t•\twarm", "- Towel\n - warm"],
  ["bullets without a space", "•Towel\n●  Brush", "- Towel\n    - Brush"],
  ["a number without a space in a numbered list", "1. Rinse\n2.Dry", "1. Rinse\n2. Dry"],
  ["checkboxes", "☐ Leash\n☐ Shots", "- Leash\n- Shots"],
  ["consecutive dashes", "– Bath\n– Brush", "- Bath\n- Brush"],
  [
    "numbers without a space",
    "1.Rinse\n2.Dry\n\n1)Cut\n2)Comb",
    "1. Rinse\n2. Dry\n\n1) Cut\n2) Comb",
  ],
  [
    "no-break spaces",
    "##\u00a0Steps\n-\u00a0One\n1.\u00a0Two\n2)\u00a0Three",
    "## Steps\n- One\n1. Two\n2) Three",
  ],
  ["other wide spaces", "#\u2003Steps\n*\u3000One\n>\u2009Two", "# Steps\n* One\n> Two"],
  ["HTML line breaks", "a<br>b<BR >c `<br>`<br />\\<br>", "a<br />b<br />c `<br>`<br />\\<br>"],
  [
    "URLs in angle brackets",
    "See <https://a.example/b>, <www.a.example> or <mailto:me@a.example>.",
    "See https://a.example/b, www.a.example or me@a.example.",
  ],
])("converts %s", (_, text, plain) => {
  expect(toPlainMarkdown(text)).toBe(plain);
  expect(toPlainMarkdown(plain)).toBe(plain);
});

test.each([
  "Open 9–5 • closed on Sunday",
  "– Maria G.",
  "“Lovely.”\n— Maria\n\n“Great.”\n— Ann",
  "1.5 lbs or\n2.5 lbs",
  "1.Rinse",
  "o brother\nv. good",
  "•",
  "```\n• code\n1.a\n2.b\n```\n~~~\n• code\n```\n• code\n~~~",
  "`<https://a.example>` \\<https://a.example> [a](<https://a.example/b c>)",
  "[a]: <https://a.example>",
  "5 <b> 6 <20 lbs>",
])("keeps %j", (text) => {
  expect(toPlainMarkdown(text)).toBe(text);
});

test("a list directly below a line of text is a list on the page", () => {
  const text = toPlainMarkdown("From Word:\n•\tTowel\n•\tBowl\no\twarm\n\n1)Rinse\n2)Dry");
  expect(toHtml(textToHast(text)).replaceAll("\n", "")).toBe(
    "<p>From Word:</p><ul><li>Towel</li><li>Bowl<ul><li>warm</li></ul></li></ul>" +
      "<ol><li>Rinse</li><li>Dry</li></ol>",
  );
});
