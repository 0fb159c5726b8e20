import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import exifReader from "exif-reader";
import sharp from "sharp";
import { desktopOnly } from "../support/fixtures";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, saveButton, test, words, type Editor } from "./fixtures";

type Fields = Record<string, unknown>;

const records = (files: ContentFiles, name: string) =>
  JSON.parse(String(files.get(`data/${name}.json`))) as Fields[];

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true }).last();

/** A photo as a phone makes it: large, and with the place where it was taken. */
const photo = async () => ({
  name: "IMG 4711.JPG",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#a52" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 16/1 0/1" } })
    .jpeg()
    .toBuffer(),
});

/** Chooses a file of the device for the field whose Browse button is pressed. */
async function upload(page: Page, name: string, file: Awaited<ReturnType<typeof photo>>) {
  const field = page.getByRole("group", { name: new RegExp(`^“.?${name}.?” Field$`) }).last();
  await field.getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await choosing).setFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field.getByRole("button", { name: /^Replace/ })).toBeVisible();
}

/** The bytes of a saved picture, and whether it tells where it was taken. */
async function inspect(bytes: Buffer | undefined) {
  const { width = 0, exif, format } = await sharp(bytes).metadata();
  return { width, format, place: exif && exifReader(exif).GPSInfo };
}

/** Writes a post as an owner does, with a photo of the device, and looks at what is saved. */
async function writePost(editor: Editor) {
  const { page } = editor;
  await editor.open("posts/new");
  await box(page, "Title").fill("A Trial of Shears");
  await box(page, "Preview").fill("We try new shears on a very patient dog, and tell how it went.");
  await box(page, "Author").fill("Ada Byron");
  for (const field of ["Date published", "Last modified"])
    await box(page, field).fill("2026-05-01");
  await upload(page, "Image", await photo());
  await box(page, "Image alt").fill("A brown dog beside new shears");
  await page.getByRole("button", { name: words("Add Tags") }).click();
  await box(page, "Entry").fill("shears");
  await page.getByRole("radio", { name: "Grooming Tips" }).click();
  const text = page.getByRole("textbox", { name: "Text", exact: true }).first();
  const tools = page.getByRole("toolbar", { name: "Text Editor" }).first();
  await text.click();
  await page.keyboard.type("The shears came on Monday.");
  await page.keyboard.press("Enter");
  await tools.getByRole("button", { name: "Insert" }).click();
  await page.getByRole("menuitem", { name: "Callout" }).click();
  const callout = text.getByRole("group", { name: "Callout" });
  await callout.getByRole("textbox", { name: "Title" }).fill("Careful");
  await callout.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.type("Shears are sharp.");
  await text.getByRole("paragraph").last().click();
  await tools.getByRole("button", { name: "Image", exact: true }).click();
  await upload(page, "Source", { ...(await photo()), name: "shears.jpg" });
  await box(page, "Alt Text").fill("The new shears on the table");
  await editor.save();
  const files = await editor.files();
  const post = String(files.get("content/blog/a-trial-of-shears/index.mdx"));
  expect(post).toContain('<Callout title="Careful">\n\nShears are sharp.\n\n</Callout>');
  expect(post).toContain("![The new shears on the table](shears.webp)");
  const folder = "content/blog/a-trial-of-shears/";
  for (const name of ["img-4711.webp", "shears.webp"])
    expect(await inspect(files.get(folder + name))).toEqual({
      width: 2560,
      format: "webp",
      place: undefined,
    });
  expect(await complaintsAbout(files)).toEqual([]);
}

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
