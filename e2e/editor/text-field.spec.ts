import { expect } from "@playwright/test";
import fc from "fast-check";
import { type MdxNode, parseText } from "../../src/content/text/parse-text";
import { desktopOnly } from "../support/fixtures";
import { readContentFiles } from "./content-files";
import { test } from "./field";

const frontMatter = /^---\n[^]*?\n---\n/;

const texts = [...readContentFiles("test/site")]
  .filter(([path]) => path.endsWith(".mdx"))
  .map(([path, bytes]) => [path, String(bytes).replace(frontMatter, "").trim()] as const);

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
  .filter((line) => line !== "" && !/^\{\w+\}$/.test(line)); // a fact alone is no paragraph

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

const word = `<p class=MsoListParagraph style="mso-list:l0"><span style="mso-list:Ignore">·</span>Towel</p>
  <p class=MsoListParagraph style="mso-list:l0"><span style="mso-list:Ignore">·</span>Brush</p>`;
const googleDocs = `<b style="font-weight:normal"><h2><span>Bring</span></h2>
  <p><span>A </span><span style="font-weight:700">towel</span></p></b>`;

const pastes: [from: string, type: string, copied: string, saved: string][] = [
  ["Word", "text/html", word, "- Towel\n- Brush"],
  ["Google Docs", "text/html", googleDocs, "## Bring\n\nA **towel**"],
  [
    "a chat assistant",
    "text/plain",
    "## Bring\n\n- A **towel**\n- A brush",
    "## Bring\n\n- A **towel**\n- A brush",
  ],
  ["a message", "text/plain", "5*3*2 > 50 lbs", "5\\*3\\*2 > 50 lbs"],
];

for (const [from, type, copied, saved] of pastes)
  test(`pastes a text from ${from}`, desktopOnly, async ({ field, page }) => {
    await field.open("");
    const text = page.getByRole("textbox", { name: "Text" });
    await text.click();
    await text.evaluate(
      (element, [kind, data]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind, data);
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [type, copied] as const,
    );
    await expect.poll(() => field.text()).toBe(saved);
  });

for (const text of ["One.\n\n<Callout>", "See [a].\n\n[a]: /b/", "A note.[^1]\n\n[^1]: Words."])
  test(`opens as source, and keeps: ${text}`, desktopOnly, async ({ field, page }) => {
    await field.open(text);
    await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(text);
    await expect(page.getByText("you see it as it is saved")).toBeVisible();
    expect(await field.text()).toBe(text);
  });
