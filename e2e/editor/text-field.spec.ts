import { expect } from "@playwright/test";
import fc from "fast-check";
import sharp from "sharp";
import { type MdxNode, parseText } from "../../src/content/text/parse-text";
import { desktopOnly } from "../support/fixtures";
import { readContentFiles } from "./content-files";
import { test } from "./field";
import { test as editorTest } from "./fixtures";
import { textEditor } from "./form";

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
  const texts = fc.sample(fc.array(lines, { minLength: 20, maxLength: 20 }), {
    seed: 1,
    numRuns: 10,
  });
  for (const typed of texts) {
    await field.open("");
    await page.getByRole("textbox", { name: "Text" }).click();
    for (const line of typed) {
      await page.keyboard.insertText(line);
      await page.keyboard.press("Enter");
    }
    expect(paragraphsOf(parseText(await field.text()))).toEqual(typed);
  }
});

test("one edit of a text changes one line", desktopOnly, async ({ field, page }) => {
  test.slow();
  for (const [path, text] of texts)
    await test.step(path, async () => {
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
});

const nested =
  "<ol><li><p>Bath</p><ul><li>warm</li></ul></li></ol><table><tr><td>Small<p>dogs</p></td><td><b>$40</b></td></tr></table>";
const answer = "Bring:\n- a **towel**\n- a brush\nSee you\n\n```\nnote\n```";

const pastes: [from: string, data: Record<string, string>, saved: string][] = [
  [
    "a web page",
    { "text/html": nested },
    "1. Bath\n   - warm\n\n| Small dogs | **$40** |\n| ---------- | ------- |",
  ],
  [
    "a chat assistant",
    { "text/plain": answer },
    "Bring:\n\n- a **towel**\n- a brush\\\n  See you\n\nnote",
  ],
  ["a message", { "text/plain": "5*3*2 > 50 lbs" }, "5\\*3\\*2 > 50 lbs"],
];

test("pastes, formats and tags", desktopOnly, async ({ field, page }) => {
  test.slow();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const { keyboard } = page;
  const choose = async (menu: string, option: string) => {
    await page.getByRole("combobox", { name: menu }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  const expectSaved = (saved: string) => expect.poll(() => field.text()).toBe(saved);

  for (const [from, data, saved] of pastes)
    await test.step(`pastes a text from ${from}`, async () => {
      await field.open("");
      await text.click();
      await field.paste(data);
      await expectSaved(saved);
    });

  await test.step("a row of a table is as high as its words", async () => {
    await field.open("| Small | $40 |\n| ----- | --- |\n| Large | $60 |");
    const { height = 0 } = (await text.getByRole("cell", { name: "$60" }).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(88);
  });

  await test.step("a pasted photo has a paragraph and a name of its own", async () => {
    await field.open("Start.\n\n## Title");
    await text.getByRole("heading").click();
    await keyboard.press("End");
    await field.paste({}, "image.jpg");
    await expect
      .poll(() => field.text())
      .toMatch(/^Start\.\n\n## Title\n\n!\[\]\(image-\d+\.jpg\)$/);
    await text.getByRole("paragraph").first().click();
    await keyboard.press("End");
    await field.paste({ "text/html": "<img src='https://a.example/b.jpg'>" }, "image.jpg");
    await expect.poll(() => field.text()).toMatch(/^Start\.\n\n!\[\]\(image-\d+\.jpg\)\n\n## /);
    const [first, second] = (await field.text()).match(/\d+/g) ?? [];
    expect(first).not.toBe(second);
  });

  await test.step("a photo from the menu follows the paragraph with the cursor", async () => {
    await field.open("One two **three**.\n\nFour.");
    await text.getByText("One two").click();
    await keyboard.press("Home");
    await keyboard.press("ArrowRight");
    await keyboard.press("Shift+ArrowRight");
    await choose("Insert", "Photo");
    const file = { name: "Banner ad.jpg", mimeType: "image/jpeg", buffer: Buffer.from("photo") };
    await page.getByRole("button", { name: "Photo", exact: true }).setInputFiles(file);
    await page.getByRole("textbox", { name: /^What the photo shows/ }).fill("A dog");
    await page.getByRole("button", { name: "Done" }).click();
    await keyboard.type("After.");
    await expect
      .poll(() => field.text())
      .toMatch(/^One two \*\*three\*\*\.\n\n!\[A dog\]\(image-\d+\.jpg\)\n\nAfter\.\n\nFour\.$/);
  });

  await test.step("a quote keeps its words, formats and lines together", async () => {
    await field.open("");
    await text.click();
    await choose("Paragraph", "Quote");
    await expect(page.getByRole("combobox", { name: "Paragraph" })).toHaveText("Quote");
    await keyboard.type("One {Phone } ");
    await keyboard.press("Shift+Enter");
    await keyboard.press("ControlOrMeta+b");
    await keyboard.type("two");
    await expectSaved("> One {phone} \\\n> **two**");
  });

  await test.step("a booking button's text is changed in a form, and words follow the button", async () => {
    await field.open("Now <BookLink>Book **us**</BookLink>");
    await text.getByRole("paragraph").first().click();
    await keyboard.press("End");
    await keyboard.type(" or call");
    await expectSaved("Now <BookLink>Book **us**</BookLink> or call");
    await text.getByRole("button", { name: "Book us" }).click();
    await page.getByRole("textbox", { name: "Text on the button" }).fill("Book, or {phone}");
    await page.getByRole("button", { name: "Done" }).click();
    await expectSaved("Now <BookLink>Book, or {phone}</BookLink> or call");
  });

  await test.step("a callout is removed after a question", async () => {
    const callout = '<Callout title="Note">\n\nCall us.\n\n</Callout>';
    await field.open(`One.\n\n${callout}`);
    await page.getByRole("textbox", { name: "Text of the callout" }).click();
    const remove = page.getByRole("button", { name: "Remove callout" });
    page.once("dialog", (dialog) => void dialog.dismiss());
    await remove.click();
    await expectSaved(`One.\n\n${callout}`);
    page.once("dialog", (dialog) => void dialog.accept());
    await remove.click();
    await expectSaved("One.");
  });

  await test.step("a text can be edited without formatting, and with it again", async () => {
    await page.getByRole("button", { name: "Plain text" }).click();
    await page.getByRole("textbox", { name: "Text" }).fill("**New** words");
    await page.getByRole("button", { name: "Formatted text" }).click();
    await text.getByText("words").click();
    await keyboard.press("End");
    await keyboard.type("!");
    await expectSaved("**New** words!");
  });
});

const sources = ["One.\n\n<Callout>", "See [a].\n\n[a]: /b/", "A note.[^1]\n\n[^1]: Words."];

test("a text with unknown marks opens as source", desktopOnly, async ({ field, page }) => {
  for (const text of sources) {
    await field.open(text);
    await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(text);
    await expect(page.getByText("you see it as it is saved")).toBeVisible();
    expect(await field.text()).toBe(text);
  }
});

editorTest("photos of one name in a post, in a dark editor", async ({ editor, gitHub, page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await editor.open("posts/entries/flea-alert/index");
  const text = textEditor(page);
  await text.getByRole("paragraph").first().click();
  await page.keyboard.press("End");
  for (const background of ["red", "blue"]) {
    await page.getByRole("combobox", { name: "Insert" }).click();
    const menu = page.getByRole("listbox");
    await expect(menu).toBeVisible();
    await expect(menu).not.toHaveCSS("background-color", /^rgb\(255|, 0\)$/);
    await page.getByRole("option", { name: "Photo" }).click();
    const picture = sharp({ create: { width: 9, height: 6, channels: 3, background } }).jpeg();
    const file = { name: "image.jpg", mimeType: "image/jpeg", buffer: await picture.toBuffer() };
    await page.getByRole("button", { name: "Photo", exact: true }).setInputFiles(file);
    await page.getByRole("textbox", { name: /^What the photo shows/ }).fill(`A ${background} dog`);
    await page.getByRole("button", { name: "Done" }).click();
    await expect(text.getByRole("img", { name: `A ${background} dog` })).toBeVisible();
    await page.keyboard.type(`After ${background}.`);
  }
  await editor.save();
  const saved = await editor.text("content/blog/flea-alert/index.mdx");
  expect(saved).toMatch(/After red\.[^]*After blue\./);
  const names = [...saved.matchAll(/!\[A (?:red|blue) dog\]\((?:\.\/)?(image-\d+\.webp)\)/g)];
  expect(new Set(names.map(([, name]) => name)).size, saved).toBe(2);
  for (const [, name] of names)
    expect([...gitHub.files.keys()]).toContain(`content/blog/flea-alert/${name}`);
});
