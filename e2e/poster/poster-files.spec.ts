import type { Page } from "@playwright/test";
import sharp from "sharp";
import { paper } from "../../src/components/qr-poster/poster-size";
import { addStyles } from "../support/add-styles";
import { bookingAddress, content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { open } from "../support/poster-page";
import { expectWholeFrame } from "../support/poster-picture";
import { readPdf, readQrCode } from "../support/qr-code";

const { site } = content;
const host = new URL(site.url).host;

/* Pictures of 8 megapixels are drawn, compressed and read here. */
test.describe.configure({ timeout: 90_000 });

const download = (page: Page) => page.getByRole("button", { name: "Download PNG" });

async function savePicture(page: Page) {
  const saving = page.waitForEvent("download");
  await download(page).click();
  const file = await saving;
  return { name: file.suggestedFilename(), picture: sharp(await file.path()) };
}

test.describe("'Save as PDF'", () => {
  test("asks the browser to print", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await open(page);
    await page.getByRole("button", { name: "Save as PDF" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed");
  });

  test("gives one letter page with the whole poster and nothing else", async ({ page }) => {
    await open(page);
    const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(1);
    const [sheet] = pages;
    if (!sheet) throw new Error("The PDF has no page.");
    expect([sheet.width, sheet.height]).toEqual([612, 792]);
    for (const text of [site.phone, site.email, host]) expect(sheet.text).toContain(text);
    for (const text of ["Download PNG", "QR Poster", "Locations", "Newsletter"])
      expect(sheet.text).not.toContain(text);
    expect(await readQrCode(sheet.picture)).toBe(bookingAddress);
    await expectWholeFrame(sheet.picture);
  });

  for (const format of ["Letter", "A4"] as const)
    test(`gives one page of ${format} paper within a printer's margins`, async ({ page }) => {
      await open(page);
      // Set by hand in the browser's dialog, they are there whatever the page asks for.
      await addStyles(page, "@page { size: auto; margin: 0.5in }");
      const [sheet, ...others] = await readPdf(await page.pdf({ format }));
      expect(others).toEqual([]);
      if (!sheet) throw new Error("The PDF has no page.");
      for (const text of [site.phone, site.email, host]) expect(sheet.text).toContain(text);
      expect(await readQrCode(sheet.picture)).toBe(bookingAddress);
    });
});

test.describe("'Download PNG'", () => {
  test("gives the poster at 2550 by 3300 pixels", async ({ page, axe }) => {
    await open(page);
    const { name, picture } = await savePicture(page);
    expect(name).toMatch(/^[a-z0-9-]+-qr-poster\.png$/);
    const { format, width, height } = await picture.metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 2550, height: 3300 });
    expect(await readQrCode(picture.clone().resize(paper.width))).toBe(bookingAddress);
    await expectWholeFrame(picture);
    await expect(page.getByText("The picture is in your downloads.")).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  test("shows that it works, and takes one order at a time", async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/draw-poster.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await open(page);
    const saved: string[] = [];
    page.on("download", (file) => saved.push(file.suggestedFilename()));
    await download(page).click();
    await expect(page.getByText("Drawing the picture.")).toBeVisible();
    await expect(download(page)).toHaveAttribute("aria-disabled", "true");
    await download(page).click({ force: true });
    const saving = page.waitForEvent("download");
    release();
    await saving;
    await expect(page.getByText("The picture is in your downloads.")).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  test("that fails is told and logged, and can be tried again", async ({
    page,
    allowedErrors,
    axe,
  }) => {
    allowedErrors.push(/could not be drawn/, /draw-poster/);
    const logged: string[] = [];
    page.on("console", (line) => logged.push(`${line.type()}: ${line.text()}`));
    await page.route(/draw-poster.*\.js/, (route) => route.abort());
    await open(page);
    await download(page).click();
    await expect(page.getByRole("alert")).toContainText("The picture could not be drawn.");
    expect(logged.join("\n")).toContain("error: The poster could not be drawn as a picture.");
    expect(await axe()).toEqual([]);

    await page.unroute(/draw-poster.*\.js/);
    const { name } = await savePicture(page);
    expect(name).toContain("qr-poster");
    await expect(page.getByRole("alert")).toBeHidden();
  });
});
