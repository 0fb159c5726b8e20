import { readFileSync } from "node:fs";
import fc from "fast-check";
import { nodeText, parseText } from "../../content/text/parse-text";
import { updateShopData } from "../files/shop-data";
import { pastedMarkdown } from "./paste";

const site = "data/site.json";
beforeAll(() => updateShopData(new Map([[site, readFileSync(`test/site/${site}`, "utf8")]])));

const word = (marker: string, level: number, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span><![endif]>${words}</p>`;

test.each([
  [
    "Word: nested lists",
    word("1.", 1, "Bath") + word("o", 2, "warm") + word("2.", 1, "Dry") + "<p>End</p>",
    "1.  Bath\n    -   warm\n2.  Dry\n\nEnd",
  ],
  [
    "Word: a footnote, and empty paragraphs",
    `<p>Ana<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><p><o:p>&nbsp;</o:p></p>
     <div><p><a href="#_ftnref1">[1]</a> of Austin</p></div>`,
    "Ana\\[1]\n\n\\[1] of Austin",
  ],
  [
    "Google Docs: formats as styles",
    `<b style="font-weight:normal"><h2><span>Bring</span></h2><p><span>A </span><span style="font-weight:700">towel</span> <span style="font-style:italic">now</span> <span style="text-decoration:line-through">$9</span></p></b>`,
    "## Bring\n\nA **towel** _now_ ~~$9~~",
  ],
  [
    "Google Docs: a nested list",
    "<ul><li>A</li><ul><li>B</li></ul><li>C</li></ul>",
    "-   A\n    -   B\n-   C",
  ],
  [
    "a chat assistant: a list with paragraphs, a quote and code",
    "<ol><li><p><strong>Small</strong> – short</p></li></ol><blockquote><p>Tip</p></blockquote><pre><code>one\n<b>two</b></code></pre>",
    "1.  **Small** – short\n\n> Tip\n\none\\\ntwo",
  ],
  [
    "elements that the site doesn't have",
    "<p>Open <font>today</font> <bdi>Ana</bdi> <big>is</big> <dfn>in</dfn> <small>the</small> <label>shop</label> <time>now</time> <mark>yes</mark> <kbd>ok</kbd> <x-y>so</x-y></p>",
    "Open today Ana is in the shop now yes ok so",
  ],
  [
    "a table's cells with lines and lists",
    "<table><tr><td><p>Small</p><p>under 14 lbs</p></td><td>$40<br>and <b>up</b></td></tr><tr><td><ul><li>nails</li><li>teeth</li></ul></td><td>$40<sup>99</sup></td></tr></table>",
    "| Small under 14 lbs | $40 and **up**   |\n| ------------------ | ---------------- |\n| nails teeth        | $40<sup>99</sup> |",
  ],
  [
    "a picture and links",
    '<p>Call <a href="tel:5125550142">us</a>, <a href="#top">up</a> <a href="javascript:x()">no</a><img src="a.png" alt="😊"></p>',
    "Call [us](tel:5125550142), up no😊",
  ],
  [
    "bold around blocks, and blanks within bold",
    "<b><div>One</div><div>Two</div></b><p><b>Three </b>four</p>",
    "One\n\nTwo\n\n**Three&#x20;**&#x66;our",
  ],
  [
    "signs of Markdown and MDX",
    "<h2>{phone} {no} 1*2*3 a < b</h2>",
    "## {phone} \\{no} 1\\*2\\*3 a \\< b",
  ],
])("pastes HTML of %s", (_, html, markdown) => {
  expect(pastedMarkdown(html, "", false)).toBe(markdown);
});

const answer = [
  "# Myths",
  "**Short:** don't.",
  "- A\n  - B\n- C\nlast\nline",
  "| a | b |\n|-|-|\n| **x** | $40<br>and up |",
  "```\nnote\n```",
  "![A dog](dog.jpg)",
  "See [r] and {phone}.[^1] I <3 dogs",
  "[r]: https://b.example",
  "[^1]: Words",
].join("\n\n");

test("pastes Markdown with the ends of its lines, and as words what the site can't show", () => {
  expect(pastedMarkdown("", answer, false)).toBe(
    [
      "# Myths",
      "**Short:** don't.",
      "-   A\n    -   B\n-   C\\\n    last\\\n    line",
      "| a     | b          |\n| ----- | ---------- |\n| **x** | $40 and up |",
      "note",
      "A dog",
      "See [r](https://b.example) and {phone}.<sup>1</sup> I \\<3 dogs",
      "1.  Words",
    ].join("\n\n"),
  );
});

test.each(["5*3*2 > 50 lbs", "# 1 groomer", "- 10%", "See https://a.example\nand *this*"])(
  "leaves plain words alone: %s",
  (text) => {
    expect(pastedMarkdown("", text, false)).toBeUndefined();
  },
);

test("pastes one line into a cell or a button", () => {
  expect(pastedMarkdown("<h2>One</h2><ul><li>two <b>three</b></li></ul>", "", true)).toBe(
    "One two **three**",
  );
  expect(pastedMarkdown("", "one\n*two*", true)).toBe("one \\*two\\*");
});

test("what is pasted is what is read", () => {
  const words = fc.string({ unit: fc.constantFrom(..."a1 .,*_`~[](){}<>#-+=|!&\\:/@wé") });
  const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (parts) => {
      const page = document.createElement("div");
      for (const [index, part] of parts.entries()) {
        const element = document.createElement(["b", "font", "i", "span"][index] ?? "b");
        element.textContent = part;
        page.append(element);
      }
      const markdown = pastedMarkdown(`<p>${page.innerHTML}</p><p><u>end</u></p>`, "", false) ?? "";
      expect(inOneLine(nodeText(parseText(markdown)).replace(/end$/, " end"))).toBe(
        inOneLine(`${page.textContent} end`),
      );
    }),
    { seed: 1 },
  );
});
