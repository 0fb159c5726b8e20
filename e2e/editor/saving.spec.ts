import type { Page } from "@playwright/test";
import { bothSizes, desktopOnly } from "../support/fixtures";
import { expect, saveButton, test, type Editor } from "./fixtures";
import { fillFolder } from "./local-folder";
import { closeOneDay, fillInClosedDay, vacation } from "./owner-work";
import { box } from "./write-post";

/* What is said before anything is written, and what is kept. */

const file = "data/closed-days.json";

const dialog = (page: Page) => page.getByRole("alertdialog");

/** Somebody else writes the file on the disk. */
const writeByAnother = ({ page }: Editor, text: string) =>
  fillFolder(page, new Map([[file, Buffer.from(text)]]));

test.beforeEach(({ allowedErrors }) => void allowedErrors.push(/saving_failed/));

test.describe("a folder that somebody else writes into", bothSizes, () => {
  test("is not written over, and what was typed stays", async ({ editor }) => {
    const { page } = editor;
    await fillInClosedDay(editor);
    const theirs = '[{ "name": "Inventory", "date": "January 2" }]\n';
    await writeByAnother(editor, theirs);
    await saveButton(page).click();
    await expect(dialog(page)).toContainText("has changed this in the meantime");
    await dialog(page).getByRole("button").click();
    await expect(box(page, "Name")).toHaveValue(vacation.name);
    expect(String((await editor.files()).get(file))).toBe(theirs);
  });

  test("holds up nobody who saves twice, or another file", async ({ editor }) => {
    await closeOneDay(editor);
    await fillInClosedDay(editor, { ...vacation, date: "January 2" });
    await editor.save();
    expect(String((await editor.files()).get(file))).toContain("January 2");
  });
});

for (const place of ["folder", "gitHub"] as const)
  test.describe(`in a ${place}, what stops the build`, desktopOnly, () => {
    test.use({ place });

    test("is refused, and a fact that was saved before is known", async ({ editor }) => {
      const { page } = editor;
      await editor.open("questions/entries/faq");
      const answer = page.getByRole("textbox", { name: "Answer" }).first();
      await page.getByRole("button", { name: "Expand", exact: true }).first().click();
      await answer.fill("Ask for the {walk-in-gift}.");
      await saveButton(page).click();
      await expect(dialog(page)).toContainText("walk-in-gift");
      await dialog(page).getByRole("button").click();
      await expect(answer).toHaveValue("Ask for the {walk-in-gift}.");
    });
  });

test.describe("a closed day that is over", desktopOnly, () => {
  for (const [answer, isSaved] of [
    ["dismiss", false],
    ["accept", true],
  ] as const)
    test(`is asked about: ${answer}`, async ({ editor }) => {
      const { page } = editor;
      page.once("dialog", (question) => {
        expect(question.message()).toContain("March 14, 2020 is over");
        void question[answer]();
      });
      await fillInClosedDay(editor, { ...vacation, date: "March 14, 2020" });
      await saveButton(page).click();
      if (isSaved) await expect(page).not.toHaveURL(/closedDays$/);
      else await expect(dialog(page)).toContainText("Not saved");
      expect(String((await editor.files()).get(file)).includes("2020")).toBe(isSaved);
    });
});
