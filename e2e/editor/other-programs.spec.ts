import { desktopOnly } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import { box } from "./write-post";

/* Files saved by other programs. */

const post = "content/blog/flea-alert/index.mdx";
const hours = "data/hours.json";
const faq = "data/faq.json";

const change = (path: string, by: (text: string) => string): ContentFiles =>
  new Map(fixedFiles).set(path, Buffer.from(by(String(fixedFiles.get(path)))));

test.describe("a post saved on Windows", desktopOnly, () => {
  const asOnWindows = (text: string) =>
    `\uFEFF${text.replaceAll("---\n", "--- \n").replaceAll("\n", "\r\n")}`;
  test.use({ start: change(post, asOnWindows) });

  test("is opened with all its words, and saved as the editor saves", async ({ editor }) => {
    const { page } = editor;
    await editor.open("posts/entries/flea-alert/index");
    await expect(box(page, "Title")).toHaveValue(/\w/);
    await box(page, "Title").fill("Fleas again");
    await editor.save();
    const files = await editor.files();
    const expected = String(fixedFiles.get(post)).replace(/^title: .*$/m, "title: Fleas again");
    expect(String(files.get(post))).toBe(expected);
    expect(await complaintsAbout(files)).toEqual([]);
  });
});

test.describe("a file that can't be read", desktopOnly, () => {
  const broken = change(hours, (text) => text.replace(",", ""));
  test.use({ start: broken.set(faq, Buffer.from('{ "id": "cost" }')) });

  test("is named, and never opened as an empty form", async ({ editor, allowedErrors }) => {
    allowedErrors.push(/data\//);
    const { page } = editor;
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
    expect(String((await editor.files()).get(hours))).toBe(String(broken.get(hours)));
  });
});
