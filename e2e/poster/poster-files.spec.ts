import type { Page } from "@playwright/test";
import sharp from "sharp";
import { paper } from "../../src/components/poster/poster-size";
import { findUnreadable } from "../access/checks/find-unreadable";
import { bookingAddress, content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { addStyles, delayRequests, openHydrated } from "../support/page";
import { readPdf, readQrCode } from "../support/qr-code";

const { phone, email, url } = content.site;

const drawing = /draw-poster.*\.js/;

/** Left, top, width and height of a part of the frame's line on each side, in pixels of the sheet. */
const frameLines = [
  [300, 28, 200, 4],
  [300, 1024, 200, 4],
  [28, 400, 4, 200],
  [784, 400, 4, 200],
] as const;

/** A line is missing if the picture is cut off. */
async function expectWholeFrame(picture: sharp.Sharp) {
  const size = { width: 2 * paper.width, height: 2 * paper.height };
  const sheet = picture
    .clone()
    .flatten({ background: "white" })
    .resize({ ...size, fit: "fill" });
  const pixels = await sheet.greyscale().png().toBuffer();
  for (const line of frameLines) {
    const [left, top, width, height] = line.map((length) => 2 * length) as [
      number,
      number,
      number,
      number,
    ];
    const part = await sharp(pixels).extract({ left, top, width, height }).toBuffer();
    const { channels } = await sharp(part).stats();
    expect(channels[0]?.mean).toBeLessThan(150);
  }
}

const open = (page: Page) => openHydrated(page, "/qr-poster/");

const download = (page: Page) => page.getByRole("button", { name: "Download PNG" });

for (const [paperName, margins, details] of [
  ["the poster's own size", undefined, slow],
  ["Letter", "0.5in", {}],
] as const) {
  const title = `the whole poster prints on one page of ${paperName}`;
  test(title, details, async ({ page }) => {
    await open(page);
    // Margins from the browser's dialog override the page's own.
    if (margins) await addStyles(page, `@page { size: auto; margin: ${margins} }`);
    const [sheet, ...others] = await readPdf(
      await page.pdf(margins ? { format: paperName } : { preferCSSPageSize: true }),
    );
    expect(others).toEqual([]);
    if (!sheet) throw new Error("The PDF has no page.");
    for (const text of [phone, email, new URL(url).host]) expect(sheet.text).toContain(text);
    for (const text of ["Download PNG", "QR Poster", "Locations", "Newsletter"])
      expect(sheet.text).not.toContain(text);
    expect(await readQrCode(sheet.draw())).toBe(bookingAddress);
    if (margins) return;
    expect([sheet.width, sheet.height]).toEqual([612, 792]);
    await expectWholeFrame(sheet.draw());
  });
}

test("a long name, many towns and a long email fit on paper", async ({ page }) => {
  await open(page);
  await page.getByRole("region", { name: "Poster" }).evaluate((poster) => {
    const texts: Record<string, string> = {
      "div > div > p:first-child": "Paws & Claws Doggie Day Spa & Grooming Salon of South Austin",
      "div > div > p + p":
        "South Austin · Manchaca · Buda · Kyle · San Marcos · Dripping Springs · Wimberley",
      "p > span": "appointments.and.questions@paws-and-claws-doggie-day-spa-south-austin.example",
    };
    for (const [selector, text] of Object.entries(texts))
      for (const element of poster.querySelectorAll(selector)) element.textContent = text;
  });
  const [sheet, ...others] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(others).toEqual([]);
  await expectWholeFrame(sheet!.draw());
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(paper);
  expect(await page.evaluate(findUnreadable)).toEqual([]);
  const code = await page.getByRole("img", { name: "QR code" }).screenshot();
  expect(await readQrCode(sharp(code).resize(700))).toBe(bookingAddress);
  const last = await page.locator("section[aria-label=Poster] span").last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(paper.height - 90);
});

test("'Save as PDF' opens the print dialog, and says where a browser has none", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await open(page);
  await page.getByRole("button", { name: "Save as PDF" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.evaluate("window.print = undefined");
  await page.getByRole("button", { name: "Save as PDF" }).click();
  await expect(page.getByRole("alert")).toContainText("This browser can’t print.");
});

test(
  "'Download PNG' saves one file at a time, of 2550 by 3300 pixels",
  slow,
  async ({ page, axe }) => {
    const release = await delayRequests(page, drawing);
    await open(page);
    let files = 0;
    page.on("download", () => (files += 1));
    await download(page).click();
    await expect(page.getByText("Drawing the picture.")).toBeVisible();
    await expect(download(page)).toHaveAttribute("aria-disabled", "true");
    await download(page).click({ force: true });
    const saving = page.waitForEvent("download");
    release();
    const file = await saving;
    await expect(page.getByText("The picture is in your downloads.")).toBeVisible();
    expect(files).toBe(1);
    expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-qr-poster\.png$/);
    const picture = sharp(await file.path());
    const { format, width, height } = await picture.metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 2550, height: 3300 });
    expect(await readQrCode(picture.clone().resize(paper.width))).toBe(bookingAddress);
    await expectWholeFrame(picture);
    expect(await axe()).toEqual([]);
  },
);

test(
  "'Download PNG' reports and logs an error, and the owner can try again",
  slow,
  async ({ page, allowedErrors, axe }) => {
    allowedErrors.push(/could not be drawn/, /draw-poster/);
    const logged = page.waitForEvent("console", (line) =>
      line.text().includes("could not be drawn"),
    );
    await page.route(drawing, (route) => route.abort());
    await open(page);
    await download(page).click();
    await expect(page.getByRole("alert")).toContainText("The picture could not be drawn.");
    expect((await logged).type()).toBe("error");
    expect(await axe()).toEqual([]);

    await page.unroute(drawing);
    const saving = page.waitForEvent("download");
    await download(page).click();
    await saving;
    await expect(page.getByRole("alert")).toBeHidden();
  },
);

test("'Download PNG' suggests 'Save as PDF' in a browser that prevents fingerprinting with noise", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/could not be drawn/);
  await page.addInitScript(`
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = getImageData.apply(this, area);
      crypto.getRandomValues(pixels.data);
      return pixels;
    };
  `);
  await open(page);
  let files = 0;
  page.on("download", () => (files += 1));
  await download(page).click();
  await expect(page.getByRole("alert")).toContainText("use Save as PDF");
  expect(files).toBe(0);
});
