import type { Page } from "@playwright/test";
import { desktopOnly, slow } from "../support/fixtures";
import { complaintsAbout } from "./content-files";
import { expect, test, type Editor } from "./fixtures";
import { box, expandFirst, saveAndAnswer, saveButton } from "./form";
import { drafts } from "./stored-drafts";

/* Drafts in the browser, and changes that others save in the meantime. */

const hours = "data/hours.json";
const faq = "data/faq.json";
const post = "content/blog/flea-alert/index.mdx";

type Day = Record<"day" | "hours", string>;

const savedDay = async ({ text }: Editor, day: string) =>
  (JSON.parse(await text(hours)) as Day[]).find((one) => one.day === day)?.hours;

const question = (page: Page, name: string) => page.getByRole("dialog", { name });

const monday = (page: Page) => page.getByRole("textbox", { name: "Hours", exact: true }).first();

/** Leaves the form without saving; the editor keeps a draft. */
async function leave(page: Page, section: string) {
  await expect.poll(() => drafts(page)).toBe(1);
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

/** A draft without changes by others, and one with. */
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
  await test.step("both changed it: the owner decides, and other changes are kept", async () => {
    await leaveDraft(editor, "8:00 am to 4:00 pm");
    const days = JSON.parse(await text(hours)) as Day[];
    const changes: Record<string, string> = { Monday: "11:00 am to 3:00 pm", Saturday: "Closed" };
    const theirs = days.map((one) => ({ ...one, hours: changes[one.day] ?? one.hours }));
    await saveElsewhere(hours, JSON.stringify(theirs));
    await reload();
    await restore(page);
    await question(page, "Changed since your draft").getByRole("button").click();
    await saveButton(page).click();
    const window = question(page, "Changed in the meantime");
    await expect(window).toContainText(
      "Monday, Hours: saved “11:00 am to 3:00 pm”, in your form “8:00 am to 4:00 pm”",
    );
    await window.getByRole("button", { name: "Back to the form" }).click();
    await page.getByRole("alertdialog").getByRole("button").click();
    expect(await savedDay(editor, "Monday")).toBe("11:00 am to 3:00 pm");
    await expandFirst(page);
    await expect(monday(page)).toHaveValue("8:00 am to 4:00 pm");
    await saveAndAnswer(page, "Changed in the meantime", "Save mine");
    expect(await savedDay(editor, "Monday")).toBe("8:00 am to 4:00 pm");
    expect(await savedDay(editor, "Saturday")).toBe("Closed");
    expect(await complaintsAbout(await editor.files())).toEqual([]);
  });
}

test.beforeEach(({ allowedErrors }) => {
  test.slow();
  allowedErrors.push(/saving_failed|Not saved/);
});

test("drafts of a folder, also of an older editor", desktopOnly, async ({ editor }) => {
  const { page } = editor;
  await testDrafts(editor);
  await test.step("an older editor's draft is compared with what is saved", async () => {
    await leaveDraft(editor, "7:00 am to 3:00 pm");
    await drafts(page, { origin: undefined, cmsConfigVersion: "old" });
    await restore(page);
    await saveButton(page).click();
    await expect(question(page, "Compare your draft")).toContainText(
      "Monday, Hours: saved “8:00 am to 4:00 pm”, in your form “7:00 am to 3:00 pm”",
    );
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button").click();
    await saveAndAnswer(page, "Compare your draft", "Save mine");
    expect(await savedDay(editor, "Monday")).toBe("7:00 am to 3:00 pm");
  });
});

test.describe("at GitHub", { tag: [desktopOnly.tag, slow.tag] }, () => {
  test.use({ place: "gitHub" });

  test("drafts, also of a deleted post", async ({ editor, gitHub }) => {
    const { page } = editor;
    await testDrafts(editor);
    await test.step("the draft of a deleted post is offered for copying", async () => {
      await editor.open("posts/entries/flea-alert/index");
      await box(page, "Title").click();
      await box(page, "Title").fill("My own words");
      await leave(page, "hours");
      gitHub.files.delete(post);
      gitHub.commits.push("Deleted by another");
      await editor.reload();
      await page.evaluate(() => (location.hash = "#/collections/posts"));
      const window = question(page, "Your draft of a deleted post");
      await expect(window.getByRole("textbox", { name: "Your draft" })).toHaveValue(/My own words/);
      await window.getByRole("button", { name: "Keep it for later" }).click();
      expect(await drafts(page)).toBe(1);
    });
  });
});
