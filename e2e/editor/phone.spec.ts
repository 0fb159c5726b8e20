import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { nodeText, parseText } from "../../src/content/text/parse-text";
import { todayInAustin } from "../../src/lib/time/calendar";
import { findContentErrors } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import { addButton, addEntry, textEditor, textField } from "./form";

/** A photo of twelve megapixels that contains its location. */
const photo = async () => ({
  name: "_MG 4711.JPG",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#a52" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 16/1 0/1" } })
    .jpeg()
    .toBuffer(),
});

/** An iPhone's photo, in a format that few programs read. */
const iPhonePhoto = {
  name: "IMG Banner.HEIC",
  mimeType: "image/heic",
  buffer: readFileSync("test/content-check/photo-from-phone.heic"),
};

const words =
  "1 hour later we had two ears & one tail. “Is that all?” Brush < 5 minutes a day, > 3 days a week; a * b is $85-95 {flour} for a Labrador_retriever.";

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

async function inspect(bytes: Buffer | undefined) {
  const { width, exif, format } = await sharp(bytes).metadata();
  return { width, format, exif };
}

const faq = "data/faq.json";
const broken = String(fixedFiles.get(faq)).replace(",", "");

test.describe("in a folder", () => {
  test.use({ backend: "folder", initialFiles: new Map(fixedFiles).set(faq, Buffer.from(broken)) });

  test("photos on a phone, and a broken file", async ({ editor, allowedErrors }) => {
    allowedErrors.push(/line \d+: found/);
    const { page } = editor;

    await test.step("the list of photos shows them", async () => {
      await editor.open("photos/entries/gallery");
      const shown = (images: (HTMLElement | SVGElement)[]) =>
        images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length;
      const pictures = page.getByRole("group").locator("img");
      await expect.poll(() => pictures.evaluateAll(shown)).toBeGreaterThan(2);
    });

    await test.step("a new photo is the first one; a name that the build refuses can be changed", async () => {
      await addEntry(page, "Photo");
      await upload(page, "Photo", iPhonePhoto);
      await page.getByRole("textbox", { name: "What the photo shows" }).first().fill("A wet dog");
      await editor.expectRefusal("Photos, “A wet dog”, Photo: ", "ad blockers", "pencil");
      await page.getByRole("button", { name: "Rename" }).first().click();
      await page.keyboard.type("img-4712");
      await page.keyboard.press("Enter");
      await editor.save();
      const [first] = JSON.parse(await editor.text("data/gallery.json")) as object[];
      expect(first).toEqual({ name: "img-4712.webp", alt: "A wet dog" });
      const saved = (await editor.files()).get("content/gallery/img-4712.webp");
      expect((await inspect(saved)).format).toBe("webp");
    });

    await test.step("a file that somebody broke outside the editor is never overwritten", async () => {
      await editor.open("questions/entries/faq");
      await addEntry(page, "Question");
      await textField(page, "Question").fill("Do you groom cats?");
      await textField(page, "Answer").fill("No. Dogs alone.");
      await editor.expectRefusal("can’t read data/faq.json");
      await expect(textField(page, "Answer")).toHaveValue("No. Dogs alone.");
      expect(await editor.text(faq)).toBe(broken);
    });
  });
});

test.use({ backend: "button" });

test("a post with a photo on a phone", async ({ editor, gitHub, allowedErrors }) => {
  test.slow(); // the browser scales a photo of twelve megapixels
  allowedErrors.push(/updated by someone else|Failed|ERR_/);
  const { page } = editor;
  const folder = "content/blog/a-trial-of-shears";

  await test.step("has today's dates, and shows the preview", async () => {
    await editor.open("posts/new");
    await textField(page, "Title").fill("A Trial of Shears");
    await textField(page, "Summary").fill("We try new shears on a very patient dog.");
    await textField(page, "Author").fill("Ada Byron");
    await expect(textField(page, "Date published")).toHaveValue(todayInAustin(new Date()));
    await upload(page, "Cover photo", await photo());
    await textField(page, "What the cover photo shows").fill("A brown dog beside new shears");
    await page.getByRole("radio", { name: "Grooming Tips" }).click();
    await textEditor(page).click();
    await page.keyboard.type(`The shears came on Monday. ${words}`);
    // Sveltia CMS renders a field when it is near the screen.
    await textField(page, "Day of the event").scrollIntoViewIfNeeded();
    await addButton(page, "Tags").click();
    await textField(page, "Tag").fill("shears");
    const eye = page.getByRole("button", { name: /preview/i }).first();
    await eye.click();
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByText("The shears came on Monday.")).toBeVisible();
    const cover = preview.getByRole("img", { name: "A brown dog beside new shears" });
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step("is saved once, also if the first answer is lost", async () => {
    gitHub.losesResponses = true;
    await editor.expectRefusal("updated by someone else");
    gitHub.losesResponses = false;
    await editor.save();
    const saved = await editor.text(`${folder}/index.mdx`);
    expect(nodeText(parseText(saved))).toContain(`The shears came on Monday. ${words}`);
    expect([...gitHub.files.keys()].filter((path) => path.startsWith(`${folder}-1`))).toEqual([]);
    const cover = /^image: (.*)$/m.exec(saved)?.[1] ?? "";
    expect(await inspect(gitHub.files.get(`${folder}/${cover}`))).toEqual({
      width: 2560,
      format: "webp",
      exif: undefined,
    });
    expect(await findContentErrors(gitHub.files)).toEqual([]);
  });
});
