import { toPlainMarkdown } from "../../src/content/check/read/plain-markdown";
import { markedPost, markedText } from "../../test/sites/full-marks.mjs";
import { desktopOnly } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";

const post = `content/blog/${markedPost}/index.mdx`;
const text = `${String(fixedFiles.get(post))}${markedText}`;
const start: ContentFiles = new Map(fixedFiles).set(post, Buffer.from(text));

/** The editor may add an empty line between a paragraph and a list. */
const linesOf = (markdown: string) => markdown.split("\n").filter((line) => line.trim() !== "");

test.describe("a text with every mark", desktopOnly, () => {
  test.use({ start });

  test("keeps them all when one paragraph, one cell and one item change", async ({ editor }) => {
    const { page } = editor;
    await editor.open(`posts/entries/${markedPost}/index`);
    const box = page.getByRole("textbox", { name: "Text" }).first();
    await box.getByRole("paragraph").first().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" One more.");
    await box.getByRole("cell", { name: "$78" }).click();
    await page.keyboard.press("End");
    await page.keyboard.type("+");
    await box
      .getByRole("listitem")
      .filter({ hasText: /^Brush$/ })
      .click();
    await page.keyboard.press("End");
    await page.keyboard.press("Shift+Home");
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("Brush");
    await page.getByRole("button", { name: "Strikethrough" }).first().click();
    await expect(box.locator(".strikethrough").last()).toHaveText("Brush");
    await editor.save();
    const files = await editor.files();
    const before = linesOf(toPlainMarkdown(text));
    const after = linesOf(String(files.get(post)));
    const changed = after.filter((line) => !before.includes(line));
    expect(changed).toHaveLength(3);
    expect(changed[0]).toMatch(/ One more\.$/);
    expect(changed[1]).toContain("| $75 | $78+ | 120 |");
    expect(changed[2]).toBe("- ~~Brush~~");
    expect(after).toHaveLength(before.length);
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("isn't saved with signs that visitors would read", async ({ editor, allowedErrors }) => {
    allowedErrors.push(/Brush/);
    const { page } = editor;
    await editor.open(`posts/entries/${markedPost}/index`);
    await page
      .getByRole("textbox", { name: "Text" })
      .first()
      .getByRole("paragraph")
      .first()
      .click();
    await page.keyboard.press("End");
    await page.keyboard.type(" **Tip:**Brush");
    await page.getByRole("button", { name: /^save/i }).first().click();
    const message = page.getByRole("alertdialog");
    await expect(message).toContainText("“**Tip:**Brush”");
    await expect(message).toContainText("choose the words and press Bold");
    expect(String((await editor.files()).get(post))).toBe(text);
  });
});
