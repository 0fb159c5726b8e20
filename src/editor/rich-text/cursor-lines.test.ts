import { addLines } from "./cursor-lines";
import { paragraph, words, type RichNode } from "./rich-node";

const parts: Record<string, RichNode> = {
  text: paragraph([words("One")]),
  empty: paragraph(),
  picture: paragraph([{ type: "image", src: "a.jpg" }]),
  "picture in a sentence": paragraph([words("See"), { type: "image", src: "a.jpg" }]),
  callout: { type: "x-callout" },
  table: { type: "table" },
};

const nameOf = (node: RichNode) =>
  Object.keys(parts).find((name) => JSON.stringify(parts[name]) === JSON.stringify(node));

test.each([
  [["text"], ["text"]],
  [[], ["empty"]],
  [
    ["text", "picture"],
    ["text", "picture", "empty"],
  ],
  [
    ["callout", "text"],
    ["empty", "callout", "text"],
  ],
  [
    ["callout", "table", "text"],
    ["empty", "callout", "empty", "table", "text"],
  ],
  [
    ["text", "picture in a sentence"],
    ["text", "picture in a sentence"],
  ],
  [
    ["empty", "picture", "empty"],
    ["empty", "picture", "empty"],
  ],
])("%j has lines to type in: %j", (given, shown) => {
  expect(addLines(given.map((name) => parts[name] as RichNode)).map(nameOf)).toEqual(shown);
});
