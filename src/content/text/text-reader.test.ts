import { loadTextReader, type TextReader } from "./load-text-reader";

let reader: TextReader;
beforeAll(async () => {
  reader = await loadTextReader();
});

const pair = '<BeforeAfter before="a.jpg" beforeAlt="A" after="b.jpg" afterAlt="B" />';
const paired = ["BeforeAfter", { before: "a.jpg", beforeAlt: "A", after: "b.jpg", afterAlt: "B" }];

test.each([
  [
    "headings, paragraphs and lists",
    "## Teeth\n\nBrush *soon*.\n\n- one\n- two\n",
    [
      ["h2", { id: "teeth" }, "Teeth"],
      ["p", null, "Brush ", ["em", null, "soon"], "."],
      ["ul", null, ["li", null, "one"], ["li", null, "two"]],
    ],
  ],
  [
    "a fact in a sentence",
    "Call {phone}, or {price.walk-in.nail-trim}.",
    [
      [
        "p",
        null,
        "Call ",
        ["Fact", { name: "phone" }],
        ", or ",
        ["Fact", { name: "price.walk-in.nail-trim" }],
        ".",
      ],
    ],
  ],
  ["braces with a backslash", "An \\{a\\}.", [["p", null, "An {a}."]]],
  ["a fact that code shows", "`{phone}`", [["p", null, ["code", null, "{phone}"]]]],
  [
    "quotes, apostrophes and dashes as in print",
    "The vet said \"it's a dog's life\" -- {name}'s, 5'2\".",
    [["p", null, "The vet said “it’s a dog’s life” – ", ["Fact", { name: "name" }], "’s, 5’2”."]],
  ],
  ["code as it is typed", "`it's`", [["p", null, ["code", null, "it's"]]]],
  ["a button on a line of its own", "<BookLink>Book</BookLink>", [["BookLink", null, "Book"]]],
  [
    "a box with a paragraph",
    '<Callout title="A">\n\nText\n\n</Callout>',
    [["Callout", { title: "A" }, ["p", null, "Text"]]],
  ],
  [
    "pictures, which stand in no paragraph",
    `![A coat](a.jpg "Old")\n![B](b.jpg)\n\n${pair}\n\n> ![C](c.jpg) ${pair}`,
    [
      ["img", { src: "a.jpg", alt: "A coat", title: "Old" }],
      ["img", { src: "b.jpg", alt: "B" }],
      paired,
      ["blockquote", null, ["img", { src: "c.jpg", alt: "C" }], paired],
    ],
  ],
  [
    "a price that is struck out, but not about 20 minutes",
    "~~$65~~ **$55**, ~20 to ~30 minutes",
    [["p", null, ["del", null, "$65"], " ", ["strong", null, "$55"], ", ~20 to ~30 minutes"]],
  ],
  [
    "web and email addresses as links",
    "See https://a.example/b_c, (www.b.example) or me@c.example.",
    [
      [
        "p",
        null,
        "See ",
        ["a", { href: "https://a.example/b_c" }, "https://a.example/b_c"],
        ", (",
        ["a", { href: "https://www.b.example" }, "www.b.example"],
        ") or ",
        ["a", { href: "mailto:me@c.example" }, "me@c.example"],
        ".",
      ],
    ],
  ],
  [
    "links to host names with other letters than English ones",
    "[Müller](https://müller.example:8080/ä), https://пример.example/",
    [
      [
        "p",
        null,
        ["a", { href: "https://xn--mller-kva.example:8080/%C3%A4" }, "Müller"],
        ", ",
        ["a", { href: "https://xn--e1afmkfd.example/" }, "https://пример.example/"],
      ],
    ],
  ],
  ["an escaped address as words", "https\\://a.example", [["p", null, "https://a.example"]]],
  [
    "tasks as a plain list",
    "- [x] Shots\n- [ ] Leash\n",
    [["ul", null, ["li", null, "Shots"], ["li", null, "Leash"]]],
  ],
  [
    "a table with its alignment, facts and marks, and no heading for the empty corner",
    "|  | Short |\n| :-- | --: |\n| {phone} | ~~$5~~ \\| **$4** |",
    [
      [
        "table",
        null,
        [
          "thead",
          null,
          ["tr", null, ["td", { align: "left" }], ["th", { align: "right" }, "Short"]],
        ],
        [
          "tbody",
          null,
          [
            "tr",
            null,
            ["td", { align: "left" }, ["Fact", { name: "phone" }]],
            ["td", { align: "right" }, ["del", null, "$5"], " | ", ["strong", null, "$4"]],
          ],
        ],
      ],
    ],
  ],
])("pages show %s", (_, text, tree) => {
  expect(reader.read(text)).toEqual(tree);
});

test.each([
  ["an id of the site", '<b id="reviews">a</b>', [["b", null, "a"]]],
  ["a name of the site", '<a name="___loader">a</a>', [["a", null, "a"]]],
  ["a script", "A <script>alert(1)</script>", [["p", null, "A ", "alert(1)"]]],
  ["a handler", "<b onClick='alert(1)'>a</b>", [["b", null, "a"]]],
  ["code in an attribute", "<b title={process.exit()}>a</b>", [["b", null, "a"]]],
  ["spread attributes", "<b {...globalThis}>a</b>", [["b", null, "a"]]],
  ["code in a sentence", "Now {process.exit()}", [["p", null, "Now "]]],
  ["a comment", "Now {/* later */}", [["p", null, "Now "]]],
  ["an address of a script", "[a](javascript:alert(1))", [["p", null, ["a", null, "a"]]]],
  ["one that is disguised", "[a](java&#115;cript:alert(1))", [["p", null, ["a", null, "a"]]]],
  ["one in a tag", "<a href='data:text/html,x'>a</a>", [["a", null, "a"]]],
  ["another site without its protocol", "[a](//evil.example/)", [["p", null, ["a", null, "a"]]]],
  [
    "an address of a script without brackets",
    "javascript:alert(1)",
    [["p", null, "javascript:alert(1)"]],
  ],
  ["a picture elsewhere", "![a](https://b.example/c.jpg)", []],
  ["a picture as data", "![a](data:image/svg+xml,x)", []],
  ["a pair elsewhere", "<BeforeAfter before='https://b.example/c.jpg' />", [["BeforeAfter", null]]],
])("pages never show %s", (_, text, tree) => {
  expect(reader.read(text)).toEqual(tree);
});

test("what can't be read is an error that names the place", () => {
  expect(() => reader.parse("One.\n\n<Callout>")).toThrow("`<Callout>` (3:1-3:10)");
});
