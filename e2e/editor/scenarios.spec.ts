import { existsSync } from "node:fs";
import { desktopOnly } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, saveButton, test, words } from "./fixtures";
import { box, writePost } from "./write-post";

type Fields = Record<string, unknown>;

const records = (files: ContentFiles, name: string) =>
  JSON.parse(String(files.get(`data/${name}.json`))) as Fields[];

for (const place of ["folder", "gitHub"] as const)
  test.describe(`in a ${place}`, desktopOnly, () => {
    test.use({ place });

    test("a price is a change of one line", async ({ editor, startFiles }) => {
      const { page } = editor;
      const price = page.getByRole("spinbutton").first();
      await editor.open("prices/entries/packages");
      await page.getByRole("button", { name: "Expand", exact: true }).first().click();
      await page.getByRole("textbox", { name: "From" }).or(price).first().fill("987");
      await editor.save();
      const files = await editor.files();
      const lines = (of: ContentFiles) => String(of.get("data/packages.json")).split("\n");
      const before = lines(startFiles);
      const changed = lines(files).filter((line, index) => line !== before[index]);
      expect(changed.map((line) => line.trim())).toEqual(['"starting": 987,']);
      expect(await complaintsAbout(files)).toEqual([]);
    });

    test("a closed day", async ({ editor }) => {
      const { page } = editor;
      await editor.open("hours/entries/closedDays");
      await page.getByRole("button", { name: words("Add Closed day") }).click();
      await box(page, "Name").fill("Vacation");
      await box(page, "Date").fill("March 14, 2099");
      await editor.save();
      const files = await editor.files();
      expect(records(files, "closed-days").at(-1)).toEqual({
        name: "Vacation",
        date: "March 14, 2099",
      });
      expect(await complaintsAbout(files)).toEqual([]);
    });

    test("a review, whose number the site gives", async ({ editor, startFiles }) => {
      const { page } = editor;
      await editor.open("reviews/entries/reviews");
      await page.getByRole("button", { name: words("Add Review") }).click();
      await box(page, "Text").fill("He came home smelling of oatmeal and looking like a lion.");
      await box(page, "Author").fill("Ada B.");
      await box(page, "Date").fill("May 2026");
      await editor.save();
      const files = await editor.files();
      const highest = Math.max(...records(startFiles, "reviews").map(({ id }) => Number(id)));
      expect(records(files, "reviews").at(-1)).toMatchObject({ id: highest + 1, author: "Ada B." });
      expect(await complaintsAbout(files)).toEqual([]);
    });

    test("a post with a cover, a picture in the text and a callout", async ({ editor }) => {
      test.slow(); // two photos of twelve megapixels are scaled
      await writePost(editor);
    });

    test("a photo is moved to the first place", async ({ editor, startFiles }) => {
      const { page } = editor;
      const [first, second] = records(startFiles, "gallery");
      await editor.open("photos/entries/gallery");
      await page.getByRole("button", { name: "Reorder Item" }).nth(1).press("ArrowUp");
      await editor.save();
      const files = await editor.files();
      expect(records(files, "gallery").slice(0, 2)).toEqual([second, first]);
      expect(await complaintsAbout(files)).toEqual([]);
    });

    test("a record that breaks a rule is refused in plain words, and stays", async ({
      editor,
      startFiles,
      allowedErrors,
    }) => {
      const { page } = editor;
      allowedErrors.push(/saving_failed/);
      await editor.open("hours/entries/closedDays");
      await page.getByRole("button", { name: words("Add Closed day") }).click();
      await box(page, "Name").fill("Vacation");
      await box(page, "Date").fill("next week");
      await saveButton(page).click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText('"next week"');
      await expect(dialog).toContainText("a day like December 24");
      await dialog.getByRole("button").click();
      await expect(box(page, "Date")).toHaveValue("next week");
      expect((await editor.files()).get("data/closed-days.json")).toEqual(
        startFiles.get("data/closed-days.json"),
      );
    });
  });

test.describe("at GitHub", desktopOnly, () => {
  test.use({ place: "gitHub" });

  test("who saves what somebody else has changed is told first", async ({ editor, gitHub }) => {
    const { page } = editor;
    await editor.open("hours/entries/closedDays");
    await page.getByRole("button", { name: words("Add Closed day") }).click();
    await box(page, "Name").fill("Vacation");
    await box(page, "Date").fill("March 14, 2099");
    gitHub.pushByAnother("data/closed-days.json", (text) =>
      text.replace("[", '[\n  {\n    "name": "Inventory",\n    "date": "January 2"\n  },'),
    );
    await saveButton(page).click();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
      /changed|modified/i,
    );
    expect(gitHub.commits).toEqual(["Start", "By another"]);
    expect(String(gitHub.files.get("data/closed-days.json"))).toContain("Inventory");
    await page.keyboard.press("Escape");
    await expect(box(page, "Name")).toHaveValue("Vacation");
  });

  test("without a connection nothing is lost", async ({ editor, gitHub, allowedErrors }) => {
    const { page } = editor;
    allowedErrors.push(/fetch|Failed|saving_failed|ERR_/i);
    await editor.open("hours/entries/closedDays");
    await page.getByRole("button", { name: words("Add Closed day") }).click();
    await box(page, "Name").fill("Vacation");
    await box(page, "Date").fill("March 14, 2099");
    gitHub.isDown = true;
    await saveButton(page).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button").click();
    await expect(box(page, "Name")).toHaveValue("Vacation");
    gitHub.isDown = false;
    await editor.save();
    expect(String(gitHub.files.get("data/closed-days.json"))).toContain("Vacation");
  });
});

test("on a phone, a post is written with a photo of it", async ({ editor }) => {
  test.slow(); // two photos of twelve megapixels are scaled
  await writePost(editor);
});

test("on a phone, a price is changed and saved", async ({ editor }) => {
  const { page } = editor;
  await editor.open("prices/entries/walkIn");
  await page.getByRole("button", { name: "Expand", exact: true }).first().click();
  await page
    .getByRole("spinbutton")
    .or(page.getByRole("textbox", { name: "Price" }))
    .first()
    .fill("21");
  await editor.save();
  expect(records(await editor.files(), "walk-in")[0]).toMatchObject({ price: 21 });
});

test("the editor is on no list, and only where the data names a repository", async ({
  request,
}) => {
  const page = await (await request.get("/admin/")).text();
  expect(page).toContain('name="robots" content="noindex"');
  for (const list of ["/sitemap.xml", "/rss.xml", "/robots.txt", "/"])
    expect(await (await request.get(list)).text()).not.toContain("admin");
  expect(existsSync("test-results/site/public/admin")).toBe(false);
});
