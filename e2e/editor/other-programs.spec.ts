import { desktopOnly } from "../support/fixtures";
import { expect, fixedFiles, test } from "./fixtures";
import { textField } from "./form";

/* Files that other programs have saved. */

const post = "content/blog/flea-alert/index.mdx";
const hours = "data/hours.json";
const faq = "data/faq.json";

const toWindowsFormat = (text: string) =>
  `\uFEFF${text.replaceAll("---\n", "--- \n").replaceAll("\n", "\r\n")}`;

const brokenHours = String(fixedFiles.get(hours)).replace(",", "");

test.use({
  initialFiles: new Map(fixedFiles)
    .set(post, Buffer.from(toWindowsFormat(String(fixedFiles.get(post)))))
    .set(hours, Buffer.from(brokenHours))
    .set(faq, Buffer.from('{ "id": "cost" }')),
});

test(
  "reports unreadable files and opens all others",
  desktopOnly,
  async ({ editor, allowedErrors }) => {
    allowedErrors.push(/data\//);
    const { page } = editor;

    await test.step("shows the file's name instead of an empty form", async () => {
      const dialog = page.getByRole("dialog", { name: "This file can’t be opened in the editor" });
      const close = dialog.getByRole("button", { name: "Close" });
      await expect(dialog).toContainText(`${hours}, line 4`);
      await expect(dialog).toContainText(faq);
      await close.click();
      for (const [section, name, file] of [
        ["hours", "hours", hours],
        ["questions", "faq", faq],
      ] as const) {
        await page.evaluate(
          (hash) => (location.hash = hash),
          `#/collections/${section}/entries/${name}`,
        );
        await expect(dialog).toContainText(file);
        await close.click();
        expect(new URL(page.url()).hash).toBe(`#/collections/${section}`);
        await expect(page.getByRole("button", { name: /^save/i })).toHaveCount(0);
      }
      expect(await editor.text(hours)).toBe(brokenHours);
    });

    await test.step("keeps the content of a file from Windows and changes only the title", async () => {
      await editor.open("posts/entries/flea-alert/index");
      await expect(textField(page, "Title")).toHaveValue(/\w/);
      await textField(page, "Title").fill("Fleas again");
      await editor.save();
      expect(await editor.text(post)).toBe(
        String(fixedFiles.get(post)).replace(/^title: .*$/m, "title: Fleas again"),
      );
    });
  },
);
