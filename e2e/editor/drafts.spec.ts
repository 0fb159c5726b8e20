import type { Page } from "@playwright/test";
import { desktopOnly, slow } from "../support/fixtures";
import { findContentErrors } from "./content-files";
import { expect, test, type Editor } from "./fixtures";
import { textField, expandFirst, saveAndAnswer, saveButton } from "./form";
import { countDrafts } from "./stored-drafts";

/* Drafts in the browser, and changes that others save in the meantime. */

const hours = "data/hours.json";
const faq = "data/faq.json";
const post = "content/blog/flea-alert/index.mdx";

type Day = Record<"day" | "hours", string>;

const savedDay = async ({ text }: Editor, day: string) =>
  (JSON.parse(await text(hours)) as Day[]).find((one) => one.day === day)?.hours;

const findDialog = (page: Page, name: string) => page.getByRole("dialog", { name });

const monday = (page: Page) => page.getByRole("textbox", { name: "Hours", exact: true }).first();

/** Leaves the form without saving. The editor keeps a draft. */
async function leave(page: Page, section: string) {
  await expect.poll(() => countDrafts(page)).toBe(1);
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${section}`);
  await expect(saveButton(page)).toBeHidden();
}

/** Changes Monday's hours, and leaves. */
async function leaveDraft({ page, open }: Editor, value: string) {
  await open("hours/entries/hours");
  await expandFirst(page);
  await monday(page).fill(value);
  await leave(page, "hours");
}

/** Opens the hours again, with the draft. */
async function restore(page: Page) {
  await page.evaluate(() => (location.hash = "#/collections/hours/entries/hours"));
  await page.getByRole("button", { name: "Restore", exact: true }).click();
}

/** Tests drafts of a file that nobody else changed, and of one that someone did. */
async function testDrafts(editor: Editor) {
  const { page, text, reload, save, saveElsewhere } = editor;
  await test.step("nobody changed the file: the draft is saved", async () => {
    await leaveDraft(editor, "9:00 am to 5:00 pm");
    await saveElsewhere(faq, await text(faq));
    await reload();
    await restore(page);
    await save();
    expect(await savedDay(editor, "Monday")).toBe("9:00 am to 5:00 pm");
  });
  await test.step("both changed it: the owner chooses, and all other changes are kept", async () => {
    await leaveDraft(editor, "8:00 am to 4:00 pm");
    const days = JSON.parse(await text(hours)) as Day[];
    const changes: Record<string, string> = { Monday: "11:00 am to 3:00 pm", Saturday: "Closed" };
    const theirs = days.map((one) => ({ ...one, hours: changes[one.day] ?? one.hours }));
    await saveElsewhere(hours, JSON.stringify(theirs));
    await reload();
    await restore(page);
    await findDialog(page, "Changed since your draft").getByRole("button").click();
    await saveButton(page).click();
    const dialog = findDialog(page, "Changed in the meantime");
    await expect(dialog).toContainText(
      "Monday, Hours: saved “11:00 am to 3:00 pm”, in your form “8:00 am to 4:00 pm”",
    );
    await dialog.getByRole("button", { name: "Back to the form" }).click();
    await page.getByRole("alertdialog").getByRole("button").click();
    expect(await savedDay(editor, "Monday")).toBe("11:00 am to 3:00 pm");
    await expandFirst(page);
    await expect(monday(page)).toHaveValue("8:00 am to 4:00 pm");
    await saveAndAnswer(page, "Changed in the meantime", "Save mine");
    expect(await savedDay(editor, "Monday")).toBe("8:00 am to 4:00 pm");
    expect(await savedDay(editor, "Saturday")).toBe("Closed");
    expect(await findContentErrors(await editor.files())).toEqual([]);
  });
}

test.beforeEach(({ allowedErrors }) => {
  test.slow();
  allowedErrors.push(/saving_failed|Not saved/);
});

test(
  "restores and saves drafts in a folder, also those of an older editor",
  desktopOnly,
  async ({ editor }) => {
    const { page } = editor;
    await testDrafts(editor);
    await test.step("an older editor's draft is compared with what is saved", async () => {
      await leaveDraft(editor, "7:00 am to 3:00 pm");
      await countDrafts(page, { origin: undefined, cmsConfigVersion: "old" });
      await restore(page);
      await saveButton(page).click();
      await expect(findDialog(page, "Compare your draft")).toContainText(
        "Monday, Hours: saved “8:00 am to 4:00 pm”, in your form “7:00 am to 3:00 pm”",
      );
      await page.keyboard.press("Escape");
      await page.getByRole("alertdialog").getByRole("button").click();
      await saveAndAnswer(page, "Compare your draft", "Save mine");
      expect(await savedDay(editor, "Monday")).toBe("7:00 am to 3:00 pm");
    });
  },
);

test.describe("at GitHub", { tag: [desktopOnly.tag, slow.tag] }, () => {
  test.use({ backend: "gitHub" });

  test("restores and saves drafts, and offers the draft of a deleted post for copying", async ({
    editor,
    gitHub,
  }) => {
    const { page } = editor;
    await testDrafts(editor);
    await test.step("the draft of a deleted post is offered for copying", async () => {
      await editor.open("posts/entries/flea-alert/index");
      await textField(page, "Title").click();
      await textField(page, "Title").fill("My own words");
      await leave(page, "hours");
      gitHub.files.delete(post);
      gitHub.commits.push("Deleted by another");
      await editor.reload();
      await page.evaluate(() => (location.hash = "#/collections/posts"));
      const dialog = findDialog(page, "Your draft of a deleted post");
      await expect(dialog.getByRole("textbox", { name: "Your draft" })).toHaveValue(/My own words/);
      await dialog.getByRole("button", { name: "Keep it for later" }).click();
      expect(await countDrafts(page)).toBe(1);
    });
  });
});
