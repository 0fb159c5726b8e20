import { toHtml } from "hast-util-to-html";
import { elementsIn } from "../../lib/text/hast";
import { parseText } from "./parse-text";
import { fillTree, textToHast, typographic } from "./text-to-hast";

/** What pages show, as HTML in one line. */
const shown = (text: string) => toHtml(textToHast(text)).replaceAll("\n", "");

const pair = '<BeforeAfter before="a.jpg" beforeAlt="A" after="b.jpg" afterAlt="B" />';
const paired =
  '<BeforeAfter before="a.jpg" beforeAlt="A" after="b.jpg" afterAlt="B"></BeforeAfter>';

test.each([
  ["braces with a backslash", "An \\{a\\}.", "<p>An {a}.</p>"],
  [
    "quotes, apostrophes and dashes as in print",
    "The vet said \"it's a dog's life\" -- {name}'s, 5'2\".",
    '<p>The vet said “it’s a dog’s life” – <Fact name="name"></Fact>’s, 5′2″.</p>',
  ],
  ["code as it is typed", "`it's` <kbd>it's</kbd>", "<p><code>it's</code> <kbd>it's</kbd></p>"],
  ["a button on a line of its own", "<BookLink>Book</BookLink>", "<BookLink>Book</BookLink>"],
  [
    "a box with a paragraph",
    '<Callout title="A">\n\nText\n\n</Callout>',
    '<Callout title="A"><p>Text</p></Callout>',
  ],
  [
    "pictures, which are in no paragraph",
    `![A coat](a.jpg "Old")\n![B](b.jpg)\n\n${pair}\n\n> ![C](c.jpg) ${pair}`,
    `<img src="a.jpg" alt="A coat" title="Old"><img src="b.jpg" alt="B">${paired}` +
      `<blockquote><img src="c.jpg" alt="C">${paired}</blockquote>`,
  ],
  [
    "a price that is struck out, but not about 20 minutes",
    "~~$65~~ **$55**, ~20 to ~30 minutes",
    "<p><del>$65</del> <strong>$55</strong>, ~20 to ~30 minutes</p>",
  ],
  [
    "web and email addresses as links",
    "See https://a.example/b_c, (www.b.example) or me@c.example.",
    '<p>See <a href="https://a.example/b_c">https://a.example/b_c</a>, ' +
      '(<a href="https://www.b.example">www.b.example</a>) or ' +
      '<a href="mailto:me@c.example">me@c.example</a>.</p>',
  ],
  [
    "a table with its alignment, and no heading for the empty corner",
    "|  | Short |\n| :-- | --: |\n| {phone} | ~~$5~~ \\| **$4** |",
    '<table><thead><tr><td align="left"></td><th align="right">Short</th></tr></thead>' +
      '<tbody><tr><td align="left"><Fact name="phone"></Fact></td>' +
      '<td align="right"><del>$5</del> | <strong>$4</strong></td></tr></tbody></table>',
  ],
])("pages show %s", (_, text, html) => {
  expect(shown(text)).toBe(html);
});

test.each([
  ["Drawn in the '90s, the '80s and '24", "Drawn in the ’90s, the ’80s and ’24"],
  ["rock 'n' roll, get 'em", "rock ’n’ roll, get ’em"],
  ["it's 'good', the dogs' toys", "it’s ‘good’, the dogs’ toys"],
  [`Dogs under 12" tall, "big" ones over 14"`, "Dogs under 12″ tall, “big” ones over 14″"],
  [`6'2", 5' 10" or a 3/4" clip and a 5' fence`, "6′2″, 5′ 10″ or a 3/4″ clip and a 5′ fence"],
  [`"size 12" and "size 14", (a "10")`, "“size 12” and “size 14”, (a “10”)"],
  [`"Under 12" tall," he said, "or 5'"`, "“Under 12″ tall,” he said, “or 5′”"],
  [`He said 'size 12' or '6'`, "He said ‘size 12’ or ‘6’"],
])("quotes, apostrophes and units: %s", (text, expected) => {
  expect(typographic(text)).toBe(expected);
});

test.each([
  ["a script", "A <script>alert(1)</script>", "<p>A alert(1)</p>"],
  ["a handler", "<b onClick='alert(1)'>a</b>", "<b>a</b>"],
  ["code in an attribute", "<b title={process.exit()}>a</b>", "<b>a</b>"],
  ["code in a sentence", "Now {process.exit()}", "<p>Now </p>"],
  ["a comment", "Now {/* later */}", "<p>Now </p>"],
  ["an address of a script", "[a](javascript:alert(1))", "<p><a>a</a></p>"],
  ["one in a tag", "<a href='data:text/html,x'>a</a>", "<a>a</a>"],
  ["another site without its protocol", "[a](//evil.example/)", "<p><a>a</a></p>"],
  ["another site behind a backslash", "<a href='/\\evil.example'>a</a>", "<a>a</a>"],
  ["a picture elsewhere", "![a](https://b.example/c.jpg)", '<img alt="a">'],
  ["a picture as data", "![a](data:image/svg+xml,x)", '<img alt="a">'],
  ["a pair elsewhere", "<BeforeAfter after='//b.co/c.jpg' />", "<BeforeAfter></BeforeAfter>"],
])("pages never show %s", (_, text, html) => {
  expect(shown(text)).toBe(html);
});

test("what can't be parsed is an error with its position", () => {
  expect(() => parseText("One.\n\n<Callout>")).toThrow("`<Callout>` (3:1-3:10)");
});

/** The headings of a text: `2 section-teeth`. */
const headings = (text: string) =>
  elementsIn(textToHast(text)).flatMap(({ tagName, properties: { id } }) =>
    /^h\d$/.test(tagName) ? `${tagName.slice(1)} ${String(id)}` : [],
  );

test.each([
  ["sections", "## A\n\n### B\n\n## C", ["2 section-a", "3 section-b", "2 section-c"]],
  [
    "a first level, which is the page's title",
    "# A\n\n## B\n\n### C",
    ["2 section-a", "3 section-b", "4 section-c"],
  ],
  [
    "a level that is left out",
    "## A\n\n#### B\n\n### C\n\n## D",
    ["2 section-a", "3 section-b", "3 section-c", "2 section-d"],
  ],
  [
    "more levels than HTML has",
    "# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n\n###### F",
    ["2 section-a", "3 section-b", "4 section-c", "5 section-d", "6 section-e", "6 section-f"],
  ],
  ["a heading in a box", '<Callout title="T">\n\n# A\n\n</Callout>', ["2 section-a"]],
  ["a number before a section", "## 7. Promotions and more", ["2 section-promotions-and-more"]],
  ["marks and facts", "## A *bath* for {price.bath}", ["2 section-a-bath-for-price-bath"]],
  ["equal words", "## A\n\n## A\n\n## A", ["2 section-a", "2 section-a-2", "2 section-a-3"]],
  ["other alphabets", "## 狗\n\n## Щенок", ["2 section-狗", "2 section-щенок"]],
  ["an id of the site", "## Chat\n\n## Reach us", ["2 section-chat", "2 section-reach-us"]],
  ["an id of their own", '<h2 id="b">A</h2>\n\n## B', ["2 section-b", "2 section-b-2"]],
  ["no words", "## 🐶\n\n## 🛁", ["2 section-heading", "2 section-heading-2"]],
])("the levels and ids of headings with %s", (_, text, expected) => {
  expect(headings(text)).toEqual(expected);
});

test.each([
  ["a heading, by its words", "## Chat", "#chat", "#section-chat"],
  ["a heading, by its id", "## Chat", "#section-chat", "#section-chat"],
  ["a heading of another page", "## Chat", "/faq/#chat", "/faq/#chat"],
  ["an id that Gatsby uses", '<b id="gatsby-announcer">A</b>', "#gatsby-announcer"],
  ["an id of the site", '<h3 id="newsletter">A</h3>', "#newsletter"],
  ["a name", '<a name="nails">A</a>', "#nails"],
])("a link to %s leads there", (_, target, written, href = `#section-${written.slice(1)}`) => {
  const ids = elementsIn(textToHast(`See [C](${written}).\n\n${target}`));
  expect(ids.map(({ properties }) => properties.href).filter(Boolean)).toEqual([href]);
  const found = ids.map(({ properties: { id, name } }) => id ?? name).filter(Boolean);
  expect(found).toEqual([href.startsWith("/") ? "section-chat" : href.slice(1)]);
});

const facts = {
  phone: "(512) 555-0100",
  email: "hello@paw.example",
  "price.bath": "$35",
  hours: "Monday to Friday, all day",
  "trim-offer": "$3",
  "trim-subject": "nail trims",
  "trim-month": "March",
};

const fill = (text: string) => fillTree(textToHast(text), facts);

test.each([
  ["{price.bath}", '<span data-fact="nowrap">$35</span>'],
  ["{hours}", '<span data-fact="">Monday to Friday, all day</span>'],
  ["{phone}", '<a data-fact="nowrap" href="tel:+15125550100" translate="no">(512) 555-0100</a>'],
  [
    "{email}",
    '<a data-fact="" href="mailto:hello@paw.example" translate="no">hello@paw.example</a>',
  ],
  ["{fone}", '<span data-fact="nowrap">{fone}</span>'],
])("%s becomes %s", (text, html) => {
  expect(toHtml(fill(text))).toBe(html);
});

test.each([
  ["{trim-offer} off", { id: "trim", discount: "$3", subject: "nail trims", month: "March" }],
  ["{trim-month}", undefined],
  ["{gone-offer} off", undefined],
])("a callout with %s has the offer %j", (text, offer) => {
  const [callout] = elementsIn(fill(`<Callout title="A">\n\n${text}\n\n</Callout>`));
  expect(callout?.properties.offer).toEqual(offer);
});
