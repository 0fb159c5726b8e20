import { markedPost, markedText } from "../../test/sites/full-marks.mjs";
import { desktopOnly } from "../support/fixtures";
import { findContentErrors, type ContentFiles } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import { textEditor, typeIntoText } from "./form";

const post = `content/blog/${markedPost}/index.mdx`;
const text = `${String(fixedFiles.get(post))}${markedText}`;
const initialFiles: ContentFiles = new Map(fixedFiles).set(post, Buffer.from(text));

/** The editor may add an empty line between a paragraph and a list. */
const linesOf = (markdown: string) => markdown.split("\n").filter((line) => line.trim() !== "");

test.describe("a text with every kind of Markdown", desktopOnly, () => {
  test.use({ initialFiles });

  test("changes only in the lines that the owner edited", async ({ editor }) => {
    const { page } = editor;
    const editorText = textEditor(page);
    await editor.open(`posts/entries/${markedPost}/index`);

    await typeIntoText(page, " One more.");
    await editorText.getByRole("cell", { name: "$78" }).click();
    await page.keyboard.press("End");
    await page.keyboard.type("+");
    await editorText
      .getByRole("listitem")
      .filter({ hasText: /^Brush$/ })
      .click();
    await page.keyboard.press("End");
    await page.keyboard.press("Shift+Home");
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("Brush");
    await page.getByRole("button", { name: "Strikethrough" }).first().click();
    await expect(editorText.locator(".strikethrough").last()).toHaveText("Brush");
    await editor.save();
    const before = linesOf(text);
    const after = linesOf(await editor.text(post));
    const changed = after.filter((line) => !before.includes(line));
    expect(changed).toHaveLength(3);
    expect(changed[0]).toMatch(/ One more\.$/);
    expect(changed[1]).toContain("| $75 | $78+ | 120 |");
    expect(changed[2]).toBe("- ~~Brush~~");
    expect(after).toHaveLength(before.length);
    expect(await findContentErrors(await editor.files())).toEqual([]);
  });
});
