import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import exifReader from "exif-reader";
import sharp from "sharp";
import { findContentErrors, type ContentFiles } from "./content-files";
import { expect, type Editor } from "./fixtures";
import { addButton, textField, textEditor } from "./form";

/** A photo that contains its location. */
const photo = async (name: string, background: string, width = 400) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height: width * 0.75, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 16/1 0/1" } })
    .jpeg()
    .toBuffer(),
});

/** Selects a file for the field whose Browse button is pressed. */
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

/** The format and size of a saved picture, and whether it contains a location. */
async function inspect(bytes: Buffer | undefined) {
  const { width = 0, exif, format } = await sharp(bytes).metadata();
  return { width, format, location: exif && exifReader(exif).GPSInfo };
}

/** A photo like an iPhone's, in a format that few programs read. */
const phonePhoto = {
  name: "IMG 4712.HEIC",
  mimeType: "image/heic",
  buffer: readFileSync("test/content-check/photo-from-phone.heic"),
};

/** The post that the test writes. */
export const post = {
  title: "A Trial of Shears",
  folder: "content/blog/a-trial-of-shears",
  callout: "Shears are sharp.",
  pictureAlt: "The new shears on the table",
  before: "A brown dog with a coat full of knots",
  after: "The same dog with a short coat",
};

/** Inserts a component at the end of the text. */
async function insert(page: Page, name: string) {
  await textEditor(page).getByRole("paragraph").last().click();
  await toolbar(page).getByRole("button", { name: "Insert" }).click();
  await page.getByRole("menuitem", { name }).click();
}

const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Text Editor" }).first();

async function fillInFields(page: Page) {
  await textField(page, "Title").fill(post.title);
  await textField(page, "Summary").fill(
    "We try new shears on a very patient dog, and tell how it went.",
  );
  await textField(page, "Author").fill("Ada Byron");
  for (const field of ["Date published", "Last modified"])
    await textField(page, field).fill("2026-05-01");
  await upload(page, "Cover photo", await photo("IMG 4711.JPG", "#a52", 4000));
  await textField(page, "What the cover photo shows").fill("A brown dog beside new shears");
  await addButton(page, "Tags").click();
  await textField(page, "Tag").fill("shears");
  await page.getByRole("radio", { name: "Grooming Tips" }).click();
}

async function writeText(page: Page) {
  await textEditor(page).click();
  await page.keyboard.type("The shears came on Monday.");
  await page.keyboard.press("Enter");
  await insert(page, "Callout");
  const callout = textEditor(page).getByRole("group", { name: "Callout" });
  await callout.getByRole("textbox", { name: "Title" }).fill("Careful");
  await callout.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.type(post.callout);
  await textEditor(page).getByRole("paragraph").last().click();
  await toolbar(page).getByRole("button", { name: "Image", exact: true }).click();
  await upload(page, "Source", phonePhoto);
  await textField(page, "Alt Text").fill(post.pictureAlt);
  await insert(page, "Before and after");
  await upload(page, "Before", await photo("matted.jpg", "#765"));
  await textField(page, "What the first picture shows").fill(post.before);
  await upload(page, "After", await photo("clipped.jpg", "#987"));
  await textField(page, "What the second picture shows").fill(post.after);
  await textEditor(page).getByRole("paragraph").last().click(); // ends the edit of the component
}

/** Writes a post like an owner, with photos of the device, without saving. */
export async function fillInPost({ page, open }: Editor) {
  await open("posts/new");
  await fillInFields(page);
  await writeText(page);
}

/** Checks the saved post. */
export async function expectPostSaved(files: ContentFiles, folder: string) {
  const text = String(files.get(`${folder}index.mdx`));
  expect(text).toContain(`<Callout title="Careful">\n\n${post.callout}\n\n</Callout>`);
  expect(text).toContain(`![${post.pictureAlt}](img-4712.webp)`);
  expect(text).toContain(
    `<BeforeAfter before="matted.webp" beforeAlt="${post.before}" after="clipped.webp" afterAlt="${post.after}" />`,
  );
  const sizes = { "img-4711": 2560, "img-4712": 96, matted: 400, clipped: 400 };
  for (const [name, width] of Object.entries(sizes))
    expect(await inspect(files.get(`${folder}${name}.webp`)), name).toEqual({
      width,
      format: "webp",
      location: undefined,
    });
  expect(await findContentErrors(files)).toEqual([]);
}
