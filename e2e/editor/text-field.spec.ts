import { expect } from "@playwright/test";
import fc from "fast-check";
import type { MdxNode } from "../../src/content/text/mdx-node";
import { parseText } from "../../src/content/text/parse-text";
import { desktopOnly } from "../support/fixtures";
import { readContentFiles } from "./content-files";
import { test } from "./field";

const frontMatter = /^---\n[^]*?\n---\n/;

const texts = [...readContentFiles("test/site")]
  .filter(([path]) => path.endsWith(".mdx"))
  .map(([path, bytes]) => [path, String(bytes).replace(frontMatter, "").trim()] as const);

/** The words of each paragraph of a text, as visitors read them. */
const paragraphsOf = ({ type, children = [] }: MdxNode): string[] =>
  type === "paragraph" ? [children.map(wordsOf).join("")] : children.flatMap(paragraphsOf);

const wordsOf = ({ type, name, value = "", children = [] }: MdxNode): string =>
  type === "fact" ? `{${name}}` : value + children.map(wordsOf).join("");

/** The signs of a keyboard, and signs that mean something to a parser. */
const pieces = [
  ..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ aB1é–",
  ..."www. https:// a_b &copy; {phone} {no} <b> </b> <!-- ** ~~ [^1] [x](y) ![x](y)".split(" "),
  ..."@b.co 1. == $$ ::: --- | <https://a.co>".split(" "),
  ...["- ", "import ", "export ", "- [ ] ", "  "],
];

const lines = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 })
  .map((some) => some.join("").trim())
  .filter((line) => line !== "");

test("visitors read what was typed, whatever its signs", desktopOnly, async ({ field, page }) => {
  test.slow();
  const typed = fc.sample(lines, 200);
  await field.open("");
  await page.getByRole("textbox", { name: "Text" }).click();
  for (const line of typed) {
    await page.keyboard.insertText(line);
    await page.keyboard.press("Enter");
  }
  const saved = await field.text();
  expect(paragraphsOf(parseText(saved))).toEqual(typed);
});

for (const [path, text] of texts)
  test(`one edit changes one line: ${path}`, desktopOnly, async ({ field, page }) => {
    await field.open(text);
    expect(await field.text()).toBe(text);
    await page.getByRole("textbox", { name: "Text" }).getByRole("paragraph").first().click();
    await page.keyboard.press("End");
    await page.keyboard.type("x");
    const [before, after] = [text.split("\n"), (await field.text()).split("\n")];
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
    expect(after).toHaveLength(before.length);
    await page.keyboard.press("Backspace");
    expect(await field.text()).toBe(text);
  });
