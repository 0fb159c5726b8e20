import { desktopOnly } from "../support/fixtures";
import { findContentErrors } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import { addEntry, textField, expandFirst, expectRefusal, saveButton, typeIntoText } from "./form";
import { fillInClosedDay, vacation } from "./owner-work";

const closedOnce = "data/closed-once.json";

test(
  "explains the format of hours and closed days",
  desktopOnly,
  async ({ editor, allowedErrors }) => {
    test.slow();
    allowedErrors.push(/saving_failed/);
    const { page, open, save, text } = editor;

    await test.step("hours and closed days have one format, which the form explains", async () => {
      await open("hours/entries/hours");
      await expandFirst(page);
      const hours = page.getByRole("textbox", { name: "Hours", exact: true }).first();
      await hours.fill("9-5");
      await saveButton(page).click();
      await expect(page.getByText("Write hours like 9:00 am to 5:00 pm").first()).toBeVisible();
      await hours.fill("9:00 am to 12:00 pm and 1:00 pm to 5:00 pm");
      await save();
      await open("hours/entries/closedDays");
      await addEntry(page, "Closed day");
      await textField(page, "Name").fill("Inventory");
      await textField(page, "Date").fill("July 5, 2099");
      await saveButton(page).click();
      await expect(page.getByText("Write a day of every year like").first()).toBeVisible();
      await textField(page, "Date").fill("July 5");
      await save();
      expect(JSON.parse(await text("data/closed-days.json"))).toContainEqual({
        name: "Inventory",
        date: "July 5",
      });
    });

    await test.step("asks before it saves a closed day in the past", async () => {
      await fillInClosedDay(editor, { ...vacation, date: "March 14, 2020" });
      page.once("dialog", (question) => {
        expect(question.message()).toContain("March 14, 2020 is in the past");
        void question.dismiss();
      });
      await expectRefusal(page, "Not saved");
      expect(await text(closedOnce)).not.toContain("2020");
      page.once("dialog", (question) => void question.accept());
      await save();
      expect(await text(closedOnce)).toContain("2020");
    });

    await test.step("asks before it removes each entry, also the last one", async () => {
      await open("hours/entries/closedOnce");
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
      await save();
      expect(await text(closedOnce)).toBe("[]\n");
    });

    expect(await findContentErrors(await editor.files())).toEqual([]);
  },
);

test(
  "saves what was typed just before Save, and braces in a text",
  desktopOnly,
  async ({ editor }) => {
    const { page, open, save, text } = editor;
    const file = [...fixedFiles.keys()].find((path) => /^content\/pages\/.*mdx$/.test(path)) ?? "";
    const route = `pages/entries/${file.replace(/^content\/pages\/|\.mdx$/g, "")}`;

    await test.step("saves what was typed just before Save", async () => {
      await open(route);
      await typeIntoText(page, " The last word");
      const opened = page.url();
      await expect(saveButton(page)).toBeEnabled();
      await saveButton(page).evaluate((button: HTMLElement) =>
        addEventListener("keyup", () => button.click(), { once: true }),
      );
      await page.keyboard.type(".");
      await expect.poll(() => page.url()).not.toBe(opened);
      await expect(saveButton(page)).toBeHidden();
      expect(await text(file)).toContain("The last word.");
    });

    await test.step("an unknown name in braces is escaped once, and not again by the next save", async () => {
      for (const typed of [" Call {phone} {now}.", " Again."]) {
        await open(route);
        await typeIntoText(page, typed);
        await save();
      }
      expect(await text(file)).toContain("Call {phone} \\{now}.");
      expect(await text(file)).toContain("Again.");
    });

    expect(await findContentErrors(await editor.files())).toEqual([]);
  },
);
