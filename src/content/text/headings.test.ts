import { elementsIn } from "../../lib/text/hast";
import { textToHast } from "./text-to-hast";

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
])("the levels of %s", (_, text, expected) => {
  expect(headings(text)).toEqual(expected);
});

test.each([
  ["a number before a section", "## 7. Promotions and more", ["2 section-promotions-and-more"]],
  ["marks and facts", "## A *bath* for {price.bath}", ["2 section-a-bath-for-price-bath"]],
  ["equal words", "## A\n\n## A\n\n## A", ["2 section-a", "2 section-a-2", "2 section-a-3"]],
  ["other alphabets", "## 狗\n\n## Щенок", ["2 section-狗", "2 section-щенок"]],
  ["an id of the site", "## Chat\n\n## Reach us", ["2 section-chat", "2 section-reach-us"]],
  ["an id of their own", '<h2 id="b">A</h2>\n\n## B', ["2 b", "2 section-b"]],
])("the ids of headings with %s", (_, text, expected) => {
  expect(headings(text)).toEqual(expected);
});

test.each([
  ["by its words", "See [C](#chat).\n\n## Chat", "#section-chat"],
  ["with its id", "See [C](#section-chat).\n\n## Chat", "#section-chat"],
  ["of another page", "See [C](/faq/#chat).\n\n## Chat", "/faq/#chat"],
])("a link to a heading %s leads there", (_, text, href) => {
  expect(JSON.stringify(textToHast(text))).toContain(`{"href":"${href}"}`);
});
