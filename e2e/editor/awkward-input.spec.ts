import { desktopOnly } from "../support/fixtures";
import { complaintsAbout } from "./content-files";
import { addEntry, box } from "./write-post";
import { expect, fixedFiles, saveButton, test, type Editor } from "./fixtures";

/** A page's text: its file, and its URL in the editor. */
const file = [...fixedFiles.keys()].find((path) => /^content\/pages\/.*mdx$/.test(path)) ?? "";
const address = `pages/entries/${file.replace(/^content\/pages\/|\.mdx$/g, "")}`;

/** Types at the end of the text's first paragraph. */
async function typeIntoText({ page, open }: Editor, words: string) {
  await open(address);
  await page.getByRole("textbox", { name: "Text" }).first().getByRole("paragraph").first().click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
}

test.describe("what an owner may do as well", desktopOnly, () => {
  test("all records of a list can go, each only when it is meant", async ({ editor }) => {
    const { page } = editor;
    await editor.open("hours/entries/closedDays");
    const remove = page.getByRole("button", { name: "Remove", exact: true });
    await expect(remove.first()).toBeVisible();
    const count = await remove.count();
    page.once("dialog", (question) => void question.dismiss());
    await remove.first().click();
    await expect(remove).toHaveCount(count);
    page.on("dialog", (question) => void question.accept());
    for (let left = count; left > 0; left -= 1) {
      await remove.first().click();
      await expect(remove).toHaveCount(left - 1);
    }
    await editor.save();
    const files = await editor.files();
    expect(String(files.get("data/closed-days.json"))).toBe("[]\n");
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("hours in another spelling are saved in one form, and 9-5 is asked about", async ({
    editor,
    allowedErrors,
  }) => {
    allowedErrors.push(/saving_failed|am or pm/);
    const { page } = editor;
    await editor.open("hours/entries/hours");
    await page.getByRole("button", { name: "Expand", exact: true }).first().click();
    const hours = page.getByRole("textbox", { name: "Hours", exact: true }).first();
    await hours.fill("9-5");
    await saveButton(page).click();
    const refusal = page.getByRole("alertdialog");
    await expect(refusal).toContainText("Write am or pm after each time");
    await refusal.getByRole("button").click();
    await hours.fill("9am\u2013noon, 1 p.m. \u2013 5 p.m.");
    await editor.save();
    const files = await editor.files();
    expect(String(files.get("data/hours.json"))).toContain(
      '"hours": "9:00 am to 12:00 pm and 1:00 pm to 5:00 pm"',
    );
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("a closed day of every year has no year", async ({ editor, allowedErrors }) => {
    allowedErrors.push(/saving_failed|for every year/);
    const { page } = editor;
    await editor.open("hours/entries/closedDays");
    await addEntry(page, "Closed day", "Every year");
    await box(page, "Name").fill("Inventory");
    await box(page, "Date").fill("July 5, 2099");
    await saveButton(page).click();
    const refusal = page.getByRole("alertdialog");
    await expect(refusal).toContainText("Delete the year");
    await refusal.getByRole("button").click();
    await box(page, "Date").fill("7/5");
    await editor.save();
    const text = String((await editor.files()).get("data/closed-days.json"));
    expect(JSON.parse(text)).toContainEqual({ name: "Inventory", date: "July 5" });
  });

  test("what was typed just before Save is saved", async ({ editor }) => {
    const { page } = editor;
    await typeIntoText(editor, " The last word");
    const opened = page.url();
    await expect(saveButton(page)).toBeEnabled();
    await saveButton(page).evaluate((button: HTMLElement) =>
      addEventListener("keyup", () => button.click(), { once: true }),
    );
    await page.keyboard.type(".");
    await expect.poll(() => page.url()).not.toBe(opened);
    expect(String((await editor.files()).get(file))).toContain("The last word.");
  });

  test("braces in a text stay braces, however often it is saved", async ({ editor }) => {
    for (const typed of [" Call {phone} {now}.", " Again."]) {
      await typeIntoText(editor, typed);
      await editor.save();
    }
    const files = await editor.files();
    expect(String(files.get(file))).toContain("Call {phone} \\{now}.");
    expect(String(files.get(file))).toContain("Again.");
    expect(await complaintsAbout(files)).toEqual([]);
  });
});
