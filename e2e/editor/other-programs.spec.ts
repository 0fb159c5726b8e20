import { desktopOnly } from "../support/fixtures";
import { expect, fixedFiles, test } from "./fixtures";
import { box } from "./form";

/* Files saved by other programs. */

const post = "content/blog/flea-alert/index.mdx";
const hours = "data/hours.json";
const faq = "data/faq.json";

const asOnWindows = (text: string) =>
  `\uFEFF${text.replaceAll("---\n", "--- \n").replaceAll("\n", "\r\n")}`;

const brokenHours = String(fixedFiles.get(hours)).replace(",", "");

test.use({
  start: new Map(fixedFiles)
    .set(post, Buffer.from(asOnWindows(String(fixedFiles.get(post)))))
    .set(hours, Buffer.from(brokenHours))
    .set(faq, Buffer.from('{ "id": "cost" }')),
});

test(
  "files by other programs: unreadable ones stay closed, others open",
  desktopOnly,
  async ({ editor, allowedErrors }) => {
    allowedErrors.push(/data\//);
    const { page } = editor;

    await test.step("an unreadable file is named, and never opened as an empty form", async () => {
      const window = page.getByRole("dialog", { name: "This can’t be opened here" });
      const close = window.getByRole("button", { name: "Close" });
      await expect(window).toContainText(`${hours}, line 4`);
      await expect(window).toContainText(faq);
      await close.click();
      for (const [section, entry, file] of [
        ["hours", "hours", hours],
        ["questions", "faq", faq],
      ] as const) {
        await page.evaluate(
          (to) => (location.hash = to),
          `#/collections/${section}/entries/${entry}`,
        );
        await expect(window).toContainText(file);
        await close.click();
        expect(new URL(page.url()).hash).toBe(`#/collections/${section}`);
        await expect(page.getByRole("button", { name: /^save/i })).toHaveCount(0);
      }
      expect(await editor.text(hours)).toBe(brokenHours);
    });

    await test.step("a post saved on Windows keeps all its words", async () => {
      await editor.open("posts/entries/flea-alert/index");
      await expect(box(page, "Title")).toHaveValue(/\w/);
      await box(page, "Title").fill("Fleas again");
      await editor.save();
      expect(await editor.text(post)).toBe(
        String(fixedFiles.get(post)).replace(/^title: .*$/m, "title: Fleas again"),
      );
    });
  },
);
