import { desktopOnly, slow } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, fixedFiles, saveButton, test } from "./fixtures";

/* A file in use can't be deleted. */

const linked = "content/blog/flea-alert/index.mdx";
const linking = "content/blog/holiday-tips/index.mdx";

const title = (path: string) =>
  /^title: "?(.*?)"?$/m.exec(String(fixedFiles.get(path)))?.[1] ?? "no title";

const start: ContentFiles = new Map(fixedFiles).set(
  linking,
  Buffer.from(`${String(fixedFiles.get(linking))}\nSee [fleas](/blog/flea-alert/).\n`),
);

for (const [place, tags] of [
  ["folder", [desktopOnly.tag]],
  ["gitHub", [desktopOnly.tag, slow.tag]],
] as const)
  test.describe(`in a ${place}`, { tag: [...tags] }, () => {
    test.use({ place, start });

    test("a post that another links to stays, and the other is named", async ({
      editor,
      allowedErrors,
    }) => {
      allowedErrors.push(/leads to no page/);
      const { page } = editor;

      const remove = async (slug: string) => {
        await editor.open(`posts/entries/${slug}/index`);
        await page.getByRole("button", { name: "Show Editor Options" }).click();
        await page.getByRole("menuitem", { name: /delete/i }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      };
      await remove("flea-alert");
      const window = page.getByRole("dialog", { name: "This can’t be deleted yet" });
      await expect(window).toContainText(
        `Blog posts, “${title(linking)}”: the link /blog/flea-alert/`,
      );
      await window.getByRole("button").click();
      expect((await editor.files()).has(linked)).toBe(true);
      await remove("holiday-tips");
      await expect(saveButton(page)).toBeHidden();
      expect((await editor.files()).has(linking)).toBe(false);
      await remove("flea-alert");
      await expect(saveButton(page)).toBeHidden();
      expect(await complaintsAbout(await editor.files())).toEqual([]);
    });
  });
