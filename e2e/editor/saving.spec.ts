import type { Page } from "@playwright/test";
import { desktopOnly, slow } from "../support/fixtures";
import { complaintsAbout } from "./content-files";
import { expect, saveButton, test } from "./fixtures";
import { fillFolder } from "./local-folder";
import { fillInClosedDay, vacation } from "./owner-work";
import { box } from "./write-post";

/* Messages before anything is written, and what is kept. */

const file = "data/closed-days.json";
const theirs = '[\n  {\n    "name": "Inventory",\n    "date": "January 2"\n  }\n]\n';

const dialog = (page: Page) => page.getByRole("alertdialog");

test.beforeEach(({ allowedErrors }) => void allowedErrors.push(/saving_failed/));

for (const [place, tags] of [
  ["folder", [desktopOnly.tag]],
  ["gitHub", [desktopOnly.tag, slow.tag]],
] as const)
  test.describe(`in a ${place}`, { tag: [...tags] }, () => {
    test.use({ place });

    test("what somebody else has changed is not written over, and what was typed stays", async ({
      editor,
      gitHub,
    }) => {
      const { page } = editor;
      await fillInClosedDay(editor);
      if (place === "gitHub") gitHub.pushByAnother(file, theirs);
      else await fillFolder(page, new Map([[file, Buffer.from(theirs)]]));
      await saveButton(page).click();
      const question = page.getByRole("dialog", { name: "Changed in the meantime" });
      await expect(question).toContainText("Inventory");
      await page.keyboard.press("Escape");
      await dialog(page).getByRole("button").click();
      await expect(box(page, "Name")).toHaveValue(vacation.name);
      expect(String((await editor.files()).get(file))).toBe(theirs);
    });

    test("what stops the build is refused in plain words, and a fact that was saved before is known", async ({
      editor,
    }) => {
      const { page } = editor;
      await editor.open("questions/entries/faq");
      await page.getByRole("button", { name: "Expand", exact: true }).first().click();
      const answer = page.getByRole("textbox", { name: "Answer" }).first();
      await answer.fill("Ask for the {walk-in-gift}.");
      await saveButton(page).click();
      await expect(dialog(page)).toContainText("nothing is lost");
      await expect(dialog(page)).toContainText("walk-in-gift");
      await dialog(page).getByRole("button").click();
      await expect(answer).toHaveValue("Ask for the {walk-in-gift}.");
      await answer.fill("Ask for the {tea-tree-offer}.");
      await editor.save();
      const files = await editor.files();
      expect(String(files.get("data/faq.json"))).toContain("{tea-tree-offer}");
      expect(await complaintsAbout(files)).toEqual([]);
    });
  });

test("a closed day that is over is asked about, and nobody is held up who saves twice", async ({
  editor,
}) => {
  const { page } = editor;
  const saved = async () => String((await editor.files()).get(file));
  await fillInClosedDay(editor, { ...vacation, date: "March 14, 2020" });
  page.once("dialog", (question) => {
    expect(question.message()).toContain("March 14, 2020 is in the past");
    void question.dismiss();
  });
  await saveButton(page).click();
  await expect(dialog(page)).toContainText("Not saved");
  expect(await saved()).not.toContain("2020");
  await dialog(page).getByRole("button").click();
  page.once("dialog", (question) => void question.accept());
  await editor.save();
  expect(await saved()).toContain("2020");

  await fillInClosedDay(editor);
  await editor.save();
  expect(await saved()).toContain(vacation.date);
});
