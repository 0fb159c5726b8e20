import { readText } from "./read-text";

test.each([
  [
    "headings and paragraphs",
    "## Teeth\n\nBrush *often*.",
    [
      ["h2", null, "Teeth"],
      ["p", null, "Brush ", ["em", null, "often"], "."],
    ],
  ],
  [
    "a fact within words",
    'Call <Fact name="phone" />.',
    [["p", null, "Call ", ["Fact", { name: "phone" }], "."]],
  ],
  ["a button on a line of its own", "<BookLink>Book</BookLink>", [["BookLink", {}, "Book"]]],
  [
    "a callout with a paragraph",
    '<Callout title="A">\n\nText\n\n</Callout>',
    [["Callout", { title: "A" }, ["p", null, "Text"]]],
  ],
  ["a picture", "![A dog](dog.jpg)", [["img", { src: "dog.jpg", alt: "A dog" }]]],
])("%s", (_, body, tree) => {
  expect(readText(body)).toEqual(tree);
});

test("what MDX can't read is an error", () => {
  expect(() => readText("<Callout>")).toThrow();
});
