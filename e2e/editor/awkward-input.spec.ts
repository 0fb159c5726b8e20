import { desktopOnly } from "../support/fixtures";
import { complaintsAbout } from "./content-files";
import { expect, fixedFiles, saveButton, test } from "./fixtures";
import { fillInReview, review } from "./owner-work";

test.describe("what an owner may do as well", desktopOnly, () => {
  test("the last record of a list can go", async ({ editor }) => {
    const { page } = editor;
    await editor.open("hours/entries/closedDays");
    const remove = page.getByRole("button", { name: "Remove", exact: true });
    page.on("dialog", (question) => void question.accept());
    for (let left = await remove.count(); left > 0; left -= 1) {
      await remove.first().click();
      await expect(remove).toHaveCount(left - 1);
    }
    await editor.save();
    const files = await editor.files();
    expect(String(files.get("data/closed-days.json"))).toBe("[]\n");
    expect(await complaintsAbout(files)).toEqual([]);
  });

  test("a new review is the first, and in sight", async ({ editor }) => {
    await fillInReview(editor);
    await expect(editor.page.getByRole("textbox", { name: "Author" }).first()).toBeInViewport();
    await editor.save();
    const reviews = JSON.parse(
      String((await editor.files()).get("data/reviews.json")),
    ) as unknown[];
    expect(reviews[0]).toMatchObject(review);
  });

  test("what was typed just before Save is saved", async ({ editor }) => {
    const { page } = editor;
    const path = [...fixedFiles.keys()].find((file) => /^content\/pages\/.*mdx$/.test(file)) ?? "";
    await editor.open(`pages/entries/${path.replace(/^content\/pages\/|\.mdx$/g, "")}`);
    const opened = page.url();
    await page
      .getByRole("textbox", { name: "Text" })
      .first()
      .getByRole("paragraph")
      .first()
      .click();
    await page.keyboard.press("End");
    await page.keyboard.type(" The last word");
    await expect(saveButton(page)).toBeEnabled();
    await saveButton(page).evaluate((button: HTMLElement) =>
      addEventListener("keyup", () => button.click(), { once: true }),
    );
    await page.keyboard.type(".");
    await expect.poll(() => page.url()).not.toBe(opened);
    expect(String((await editor.files()).get(path))).toContain("The last word.");
  });

  test("braces in a text stay braces, however often it is saved", async ({ editor }) => {
    const { page } = editor;
    const path = [...fixedFiles.keys()].find((file) => /^content\/pages\/.*mdx$/.test(file)) ?? "";
    const name = path.replace(/^content\/pages\/|\.mdx$/g, "");
    for (const typed of [" Call {phone} {now}.", " Again."]) {
      await editor.open(`pages/entries/${name}`);
      const text = page.getByRole("textbox", { name: "Text" }).first();
      await text.getByRole("paragraph").first().click();
      await page.keyboard.press("End");
      await page.keyboard.type(typed);
      await editor.save();
    }
    const files = await editor.files();
    expect(String(files.get(path))).toContain("Call {phone} \\{now\\}.");
    expect(String(files.get(path))).toContain("Again.");
    expect(await complaintsAbout(files)).toEqual([]);
  });
});
