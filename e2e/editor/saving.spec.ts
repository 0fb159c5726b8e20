import { desktopOnly, slow } from "../support/fixtures";
import { findContentErrors, type ContentFiles } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import { textField, expandFirst, expectRefusal, saveAndAnswer, saveButton } from "./form";
import { fillInClosedDay, vacation } from "./owner-work";

/* Saves that are refused, and files that must not be overwritten or deleted. */

const closedOnce = "data/closed-once.json";
const inventory = { name: "Inventory", date: `January 2, ${new Date().getFullYear() + 1}` };

const linked = "content/blog/flea-alert/index.mdx";
const linking = "content/blog/holiday-tips/index.mdx";
const linkingText = String(fixedFiles.get(linking));
const [, linkingTitle = ""] = /^title: "?(.*?)"?$/m.exec(linkingText) ?? [];

const initialFiles: ContentFiles = new Map(fixedFiles).set(
  linking,
  Buffer.from(`${linkingText}\nSee [fleas](/blog/flea-alert/).\n`),
);

for (const [backend, tags] of [
  ["folder", [desktopOnly.tag]],
  ["gitHub", [desktopOnly.tag, slow.tag]],
] as const)
  test.describe(`in a ${backend}`, { tag: [...tags] }, () => {
    test.use({ backend, initialFiles });

    test("refuses to break links, or to overwrite or delete unseen changes", async ({
      editor,
      allowedErrors,
    }) => {
      test.slow();
      allowedErrors.push(/saving_failed|leads to no page/);
      const { page } = editor;

      await test.step("refuses an unknown fact, accepts a saved one", async () => {
        await editor.open("questions/entries/faq");
        await expandFirst(page);
        const answer = page.getByRole("textbox", { name: "Answer" }).first();
        await answer.fill("Ask for the {walk-in-gift}.");
        await expectRefusal(page, "nothing is lost", "walk-in-gift");
        await expect(answer).toHaveValue("Ask for the {walk-in-gift}.");
        await answer.fill("Ask for the {tea-tree-offer}.");
        await editor.save();
        expect(await editor.text("data/faq.json")).toContain("{tea-tree-offer}");
      });

      await test.step("shows and keeps what someone else saved", async () => {
        await fillInClosedDay(editor);
        const theirs = JSON.stringify([inventory]);
        await editor.saveElsewhere(closedOnce, theirs);
        await saveButton(page).click();
        const question = page.getByRole("dialog", { name: "Changed in the meantime" });
        await expect(question).toContainText(inventory.name);
        await page.keyboard.press("Escape");
        await page.getByRole("alertdialog").getByRole("button").click();
        await expect(textField(page, "Name")).toHaveValue(vacation.name);
        expect(await editor.text(closedOnce)).toBe(theirs);
        await saveAndAnswer(page, "Changed in the meantime", "Save both");
        expect(JSON.parse(await editor.text(closedOnce))).toEqual([vacation, inventory]);
      });

      await test.step("refuses to delete a post that another one links to", async () => {
        const remove = async (slug: string) => {
          await editor.open(`posts/entries/${slug}/index`);
          await page.getByRole("button", { name: "Show Editor Options" }).click();
          await page.getByRole("menuitem", { name: /delete/i }).click();
          await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
        };
        await remove("flea-alert");
        const dialog = page.getByRole("dialog", { name: "This can’t be deleted yet" });
        await expect(dialog).toContainText(
          `Blog posts, “${linkingTitle}”: the link /blog/flea-alert/`,
        );
        await dialog.getByRole("button").click();
        expect((await editor.files()).has(linked)).toBe(true);
        await remove("holiday-tips");
        await expect(saveButton(page)).toBeHidden();
        expect((await editor.files()).has(linking)).toBe(false);
        await remove("flea-alert");
        await expect(saveButton(page)).toBeHidden();
      });

      expect(await findContentErrors(await editor.files())).toEqual([]);
    });
  });
