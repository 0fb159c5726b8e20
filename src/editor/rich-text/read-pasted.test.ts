import { openText } from "./text-document";
import { readPasted } from "./read-pasted";

const facts = { phone: "(512) 555-0142" };

/** The saved Markdown of a pasted text; `undefined` if it is pasted as plain text. */
const pasted = (text: string): string | undefined => {
  const nodes = readPasted(text, facts);
  return nodes && openText("", facts).write(nodes);
};

test.each([
  ["**Tip:** brush *daily* <3", "**Tip:** brush _daily_ \\<3"],
  ["## Steps\n\n* One\n* Two", "## Steps\n\n- One\n- Two"],
  ["Take\n•\tOne\n•\tTwo", "Take\n\n- One\n- Two"],
  ["| a | b |\n|---|---|\n| ~~1~~ | 2 |", "| a | b |\n| --- | --- |\n| ~~1~~ | 2 |"],
  ["1. One\n2. Two {phone} {x}", "1. One\n2. Two {phone} \\{x}"],
  ["See [prices](/services/).", "See [prices](/services/)."],
  ["**Shop**\n12 Main St\nAustin", "**Shop**\\\n12 Main St\\\nAustin"],
  ["# Tips\r\n\r\nBrush.", "## Tips\n\nBrush."],
  [
    '<Callout title="Tip">\n\nBrush.\n\n</Callout>\n\nEnd',
    '<Callout title="Tip">\n\nBrush.\n\n</Callout>\n\nEnd',
  ],
])("%j is pasted as Markdown", (text, written) => {
  expect(pasted(text)).toBe(written);
});

test.each([
  "5*3*2 = 30",
  "_x_",
  "- 10% off",
  "> 50 lbs",
  "# 1 groomer in town",
  "snake_case_name",
  "12 Main St\nAustin",
  "<Callout>",
  "a < b",
])("%j is pasted as plain text", (text) => {
  expect(pasted(text)).toBeUndefined();
});
