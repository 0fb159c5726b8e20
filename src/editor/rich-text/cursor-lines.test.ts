import { addCursorLines } from "./cursor-lines";
import { paragraph, textNode, type RichNode } from "./rich-node";

const parts: Record<string, RichNode> = {
  text: paragraph([textNode("One")]),
  empty: paragraph(),
  picture: paragraph([{ type: "image", src: "a.jpg" }]),
  "picture in a sentence": paragraph([textNode("See"), { type: "image", src: "a.jpg" }]),
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
])("adds empty lines to type in: %j becomes %j", (given, shown) => {
  expect(addCursorLines(given.map((name) => parts[name] as RichNode)).map(nameOf)).toEqual(shown);
});
