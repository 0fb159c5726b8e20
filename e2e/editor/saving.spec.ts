import { desktopOnly, slow } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import { box, expandFirst, expectRefusal, saveAndAnswer, saveButton } from "./form";
import { fillInClosedDay, vacation } from "./owner-work";

/* What stops a save, and what is never overwritten or deleted. */

const closedDays = "data/closed-days.json";
const inventory = { name: "Inventory", date: "January 2" };

const linked = "content/blog/flea-alert/index.mdx";
const linking = "content/blog/holiday-tips/index.mdx";
const linkingText = String(fixedFiles.get(linking));
const [, linkingTitle = ""] = /^title: "?(.*?)"?$/m.exec(linkingText) ?? [];

const start: ContentFiles = new Map(fixedFiles).set(
  linking,
  Buffer.from(`${linkingText}\nSee [fleas](/blog/flea-alert/).\n`),
);

for (const [place, tags] of [
  ["folder", [desktopOnly.tag]],
  ["gitHub", [desktopOnly.tag, slow.tag]],
] as const)
  test.describe(`in a ${place}`, { tag: [...tags] }, () => {
    test.use({ place, start });

    test("nothing is broken, overwritten or deleted unseen", async ({ editor, allowedErrors }) => {
      test.slow();
      allowedErrors.push(/saving_failed|leads to no page/);
      const { page } = editor;

      await test.step("an unknown fact is refused, a saved one isn't", async () => {
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

      await test.step("what somebody else saved is shown, and kept", async () => {
        await fillInClosedDay(editor);
        const theirs = JSON.stringify([inventory]);
        await editor.saveElsewhere(closedDays, theirs);
        await saveButton(page).click();
        const question = page.getByRole("dialog", { name: "Changed in the meantime" });
        await expect(question).toContainText(inventory.name);
        await page.keyboard.press("Escape");
        await page.getByRole("alertdialog").getByRole("button").click();
        await expect(box(page, "Name")).toHaveValue(vacation.name);
        expect(await editor.text(closedDays)).toBe(theirs);
        await saveAndAnswer(page, "Changed in the meantime", "Save both");
        expect(JSON.parse(await editor.text(closedDays))).toEqual([vacation, inventory]);
      });

      await test.step("a post that another links to isn't deleted", async () => {
        const remove = async (slug: string) => {
          await editor.open(`posts/entries/${slug}/index`);
          await page.getByRole("button", { name: "Show Editor Options" }).click();
          await page.getByRole("menuitem", { name: /delete/i }).click();
          await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
        };
        await remove("flea-alert");
        const window = page.getByRole("dialog", { name: "This can’t be deleted yet" });
        await expect(window).toContainText(
          `Blog posts, “${linkingTitle}”: the link /blog/flea-alert/`,
        );
        await window.getByRole("button").click();
        expect((await editor.files()).has(linked)).toBe(true);
        await remove("holiday-tips");
        await expect(saveButton(page)).toBeHidden();
        expect((await editor.files()).has(linking)).toBe(false);
        await remove("flea-alert");
        await expect(saveButton(page)).toBeHidden();
      });

      expect(await complaintsAbout(await editor.files())).toEqual([]);
    });
  });
