import type { Page } from "@playwright/test";
import exifReader from "exif-reader";
import sharp from "sharp";
import { complaintsAbout } from "./content-files";
import { expect, words, type Editor } from "./fixtures";

/** The last field of a name: that of the entry which was added last. */
export const box = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true }).last();

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
export async function writePost(editor: Editor) {
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
