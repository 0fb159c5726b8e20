import type { Page } from "@playwright/test";
import { desktopOnly } from "../support/fixtures";
import { expect, fixedFiles, test } from "./fixtures";
import { fillFirst, saveButton } from "./form";

/* Somebody else, or another program, saves while a form or a draft is open. */

const faq = "data/faq.json";
const route = "questions/entries/faq";
const theirs = String(fixedFiles.get(faq)).replace(/"answer": ".*"/, '"answer": "Their words."');

const answer = (page: Page) => page.getByRole("textbox", { name: "Answer" }).first();

const countDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("github:shop/site");
        opening.onsuccess = () => {
          const database = opening.result;
          const exists = database.objectStoreNames.contains("draft-backups");
          const store =
            exists && database.transaction("draft-backups").objectStore("draft-backups");
          database.close();
          if (!store) return resolve(0);
          const counting = store.count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test(
  "somebody else saved first: the owner chooses, and the form keeps its text",
  desktopOnly,
  async ({ editor, gitHub }) => {
    const { page, open, save } = editor;
    await test.step("a save of another file is no conflict", async () => {
      await open(route);
      await fillFirst(page, "Answer", "My first words.");
      await save();
      await open(route);
      await fillFirst(page, "Answer", "My words.");
      gitHub.saveElsewhere("data/notice.json", "[]");
      await save();
      expect(await editor.text(faq)).toContain("My words.");
    });
    await test.step("Cancel overwrites nothing", async () => {
      await open(route);
      await fillFirst(page, "Answer", "My last words.");
      gitHub.saveElsewhere(faq, theirs);
      await saveButton(page).click();
      const question = page.getByRole("alertdialog", { name: "Entry Changed by Someone Else" });
      await expect(question).toContainText("their changes will be lost");
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(answer(page)).toHaveValue("My last words.");
      expect(await editor.text(faq)).toBe(theirs);
    });
    await test.step("Save Anyway saves the form", async () => {
      await saveButton(page).click();
      await page.getByRole("button", { name: "Save Anyway" }).click();
      await expect.poll(() => editor.text(faq)).toContain("My last words.");
    });
  },
);

for (const backend of ["folder", "gitHub"] as const)
  test.describe(`in a ${backend}`, desktopOnly, () => {
    test.use({ backend });

    test("a draft survives the first visit, a reload and a new version of the editor", async ({
      editor,
    }) => {
      const { page, open } = editor;
      await open(route);
      await fillFirst(page, "Answer", "My words.");
      await expect.poll(() => countDrafts(page)).toBe(1);
      // Sveltia CMS compares the settings, which contain the shop's name.
      await page.route("**/admin/editor-*.js", async (script) => {
        const response = await script.fetch();
        const body = (await response.text()).replaceAll("Farm Road Dog Grooming", "Another Name");
        await script.fulfill({ response, body });
      });
      await page.evaluate(() => (location.hash = "#/collections/questions"));
      await editor.reload();
      await page.evaluate((hash) => (location.hash = hash), `#/collections/${route}`);
      await page.getByRole("button", { name: "Restore", exact: true }).click();
      await editor.save();
      expect(await editor.text(faq)).toContain("My words.");
    });
  });

test.describe("in a folder that another program changes", desktopOnly, () => {
  test.use({ backend: "folder" });

  test("nothing is overwritten, and the form keeps its text", async ({ editor }) => {
    await editor.open(route);
    await fillFirst(editor.page, "Answer", "My words.");
    await editor.saveElsewhere(faq, theirs);
    await editor.expectRefusal("Another program changed data/faq.json");
    await expect(answer(editor.page)).toHaveValue("My words.");
    expect(await editor.text(faq)).toBe(theirs);
    for (const name of ["Nail Trim and File", "Nails"]) {
      await editor.open("prices/entries/walkIn");
      await fillFirst(editor.page, "Name", name);
      await editor.save();
    }
    expect(await editor.text("data/walk-in.json")).toContain('"Nails"');
  });
});
