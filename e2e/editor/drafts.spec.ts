import type { Page } from "@playwright/test";
import { desktopOnly, slow } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, fixedFiles, saveButton, test, type Editor } from "./fixtures";
import type { GitHub } from "./git-hub";
import { fillFolder } from "./local-folder";
import { drafts } from "./stored-drafts";
import { box, fillInPost, post as written } from "./write-post";

/* Drafts in the browser, and changes that others save in the meantime. */

const hours = "data/hours.json";
const faq = "data/faq.json";
const post = "content/blog/flea-alert/index.mdx";

type Day = Record<"day" | "hours", string>;

/** The hours with another value for a day. */
const withDay = (day: string, value: string) => {
  const days = JSON.parse(String(fixedFiles.get(hours))) as Day[];
  for (const one of days) if (one.day === day) one.hours = value;
  return `${JSON.stringify(days, null, 2)}\n`;
};

const savedDay = (files: ContentFiles, day: string) =>
  (JSON.parse(String(files.get(hours))) as Day[]).find((one) => one.day === day)?.hours;

const question = (page: Page, name: string) => page.getByRole("dialog", { name });

const monday = (page: Page) => page.getByRole("textbox", { name: "Hours", exact: true }).first();

const expandFirst = (page: Page) =>
  page.getByRole("button", { name: "Expand", exact: true }).first().click();

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

/** Saves, and answers the question that follows. */
async function saveAndAnswer(page: Page, title: string, answer: string) {
  const opened = page.url();
  await saveButton(page).click();
  await question(page, title).getByRole("button", { name: answer }).click();
  await expect.poll(() => page.url()).not.toBe(opened);
}

test.beforeEach(
  ({ allowedErrors }) => void allowedErrors.push(/saving_failed|Not saved|already exists/),
);

for (const [place, tags] of [
  ["folder", [desktopOnly.tag]],
  ["gitHub", [desktopOnly.tag, slow.tag]],
] as const)
  test.describe(`in a ${place}`, { tag: [...tags] }, () => {
    test.use({ place });

    /** Another person saves a file; the owner returns later. */
    async function saveElsewhere({ page }: Editor, gitHub: GitHub, path: string, text: string) {
      if (place === "gitHub") gitHub.pushByAnother(path, text);
      else await fillFolder(page, new Map([[path, Buffer.from(text)]]));
      await page.reload();
      await expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);
    }

    test("a draft is restored and saved when nothing was changed", async ({ editor, gitHub }) => {
      await leaveDraft(editor, "9:00 am to 5:00 pm");
      await saveElsewhere(editor, gitHub, faq, String(fixedFiles.get(faq)));
      await restore(editor.page);
      await editor.save();
      expect(savedDay(await editor.files(), "Monday")).toBe("9:00 am to 5:00 pm");
    });

    test("a restored draft and what was saved after it are both kept", async ({
      editor,
      gitHub,
    }) => {
      const { page } = editor;
      await leaveDraft(editor, "9:00 am to 5:00 pm");
      await saveElsewhere(editor, gitHub, hours, withDay("Saturday", "Closed"));
      await restore(page);
      await question(page, "Changed since your draft").getByRole("button").click();
      await saveAndAnswer(page, "Changed in the meantime", "Save both");
      const files = await editor.files();
      expect(savedDay(files, "Monday")).toBe("9:00 am to 5:00 pm");
      expect(savedDay(files, "Saturday")).toBe("Closed");
      expect(await complaintsAbout(files)).toEqual([]);
    });

    test("what both changed is shown, and only the owner decides", async ({ editor, gitHub }) => {
      const { page } = editor;
      await leaveDraft(editor, "9:00 am to 5:00 pm");
      await saveElsewhere(editor, gitHub, hours, withDay("Monday", "11:00 am to 3:00 pm"));
      await restore(page);
      await question(page, "Changed since your draft").getByRole("button").click();
      await saveButton(page).click();
      const window = question(page, "Changed in the meantime");
      await expect(window).toContainText(
        "Monday, Hours: saved “11:00 am to 3:00 pm”, in your form “9:00 am to 5:00 pm”",
      );
      await window.getByRole("button", { name: "Back to the form" }).click();
      await page.getByRole("alertdialog").getByRole("button").click();
      expect(savedDay(await editor.files(), "Monday")).toBe("11:00 am to 3:00 pm");
      await expandFirst(page);
      await expect(monday(page)).toHaveValue("9:00 am to 5:00 pm");
      await saveAndAnswer(page, "Changed in the meantime", "Save mine");
      expect(savedDay(await editor.files(), "Monday")).toBe("9:00 am to 5:00 pm");
    });
  });

test.describe("in a folder", { tag: [desktopOnly.tag, slow.tag] }, () => {
  test("a draft of an older editor is compared with what is saved", async ({ editor }) => {
    const { page } = editor;
    await leaveDraft(editor, "9:00 am to 5:00 pm");
    await drafts(page, { origin: undefined, cmsConfigVersion: "old" });
    await restore(page);
    await saveButton(page).click();
    await expect(question(page, "Compare your draft")).toContainText(
      "Monday, Hours: saved “10:00 am to 6:00 pm”, in your form “9:00 am to 5:00 pm”",
    );
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button").click();
    await saveAndAnswer(page, "Compare your draft", "Save mine");
    expect(savedDay(await editor.files(), "Monday")).toBe("9:00 am to 5:00 pm");
  });
});

test.describe("at GitHub", { tag: [desktopOnly.tag, slow.tag] }, () => {
  test.use({ place: "gitHub" });

  test("a draft whose post was deleted is offered for copying", async ({ editor, gitHub }) => {
    const { page } = editor;
    await editor.open("posts/entries/flea-alert/index");
    await box(page, "Title").click();
    await box(page, "Title").fill("My own words");
    await leave(page, "hours");
    gitHub.files.delete(post);
    gitHub.commits.push("Deleted by another");
    await page.reload();
    await expect(page.getByRole("treeitem", { name: "Blog posts" })).toHaveText(/\d/);
    await page.evaluate(() => (location.hash = "#/collections/posts"));
    const window = question(page, "Your draft of a deleted post");
    await expect(window.getByRole("textbox", { name: "Your draft" })).toHaveValue(/My own words/);
    await window.getByRole("button", { name: "Keep it for later" }).click();
    expect(await drafts(page)).toBe(1);
  });

  test("a new post never overwrites one that got its address meanwhile", async ({
    editor,
    gitHub,
  }) => {
    test.slow(); // the browser scales photos of twelve megapixels
    const { page } = editor;
    await fillInPost(editor);
    const path = `${written.folder}index.mdx`;
    const theirs = String(fixedFiles.get(post)).replace(/^title: .*$/m, "title: Their words");
    gitHub.pushByAnother(path, theirs);
    await saveButton(page).click();
    await expect(page.getByRole("alertdialog")).toContainText(path);
    await page.getByRole("alertdialog").getByRole("button").click();
    await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue(written.title);
    expect(String(gitHub.files.get(path))).toBe(theirs);
  });
});
