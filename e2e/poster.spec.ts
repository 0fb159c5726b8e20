import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { paper } from "../src/components/qr-poster/poster-size";
import type { Home } from "../src/content-model/entities/home";
import { recordBookingClicks } from "./booking-clicks";
import { bookingAddress, content } from "./content";
import { expect, test } from "./fixtures";
import { readPdf, readQrCode } from "./qr-code";

const { site } = content;
const { hero } = JSON.parse(readFileSync("data/home.json", "utf8")) as Home;
const host = new URL(site.url).host;
/* Pictures of 8 megapixels are drawn, compressed and read here. */
test.describe.configure({ timeout: 90_000 });

const poster = (page: Page) => page.getByRole("region", { name: "Poster" });
const download = (page: Page) => page.getByRole("button", { name: "Download PNG" });

async function open(page: Page) {
  await page.goto("/qr-poster/");
  await page.waitForFunction(() => {
    const button = document.querySelector("button[data-needs-scripts]");
    return button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });
}

async function savePicture(page: Page) {
  const saving = page.waitForEvent("download");
  await download(page).click();
  const file = await saving;
  return { name: file.suggestedFilename(), picture: sharp(await file.path()) };
}

/** Left, top, right and bottom of a part of the sheet, in its own pixels. */
type Part = [number, number, number, number];

/** Stretches of the frame's outer rule at the four sides: gone where anything is cut. */
const edges: Part[] = [
  [300, 28, 500, 32],
  [300, 1024, 500, 1028],
  [28, 400, 32, 600],
  [784, 400, 788, 600],
];
const lettering: Part[] = [
  [180, 280, 636, 400],
  [180, 820, 636, 880],
];

/** A part of a picture of the sheet in shades of grey, 0 to 255, two to a pixel of the sheet. */
async function shadesOf(picture: sharp.Sharp, [left, top, right, bottom]: Part) {
  const size = { width: 2 * paper.width, height: 2 * paper.height };
  const whole = await picture
    .clone()
    .flatten({ background: "white" })
    .resize({ ...size, fit: "fill" })
    .png()
    .toBuffer();
  return sharp(whole)
    .extract({
      left: 2 * left,
      top: 2 * top,
      width: 2 * (right - left),
      height: 2 * (bottom - top),
    })
    .greyscale()
    .blur(2)
    .raw()
    .toBuffer();
}

async function expectWholeFrame(picture: sharp.Sharp) {
  for (const edge of edges) {
    const shades = await shadesOf(picture, edge);
    expect(shades.reduce((sum, shade) => sum + shade, 0) / shades.length).toBeLessThan(150);
  }
}

test("shows seal, name, 'Established', code, phone, mail and site", async ({ page, axe }) => {
  await page.goto("/qr-poster/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("QR Poster");
  for (const text of [site.name, `Established ${site.established}`, site.phone, site.email, host])
    await expect(poster(page)).toContainText(text);
  await expect(poster(page).locator("textPath")).toHaveText([
    hero.title.toUpperCase(),
    `ESTABLISHED ${site.established}`,
  ]);
  await expect(poster(page).getByRole("img", { name: "QR code" })).toBeVisible();
  expect(await axe()).toEqual([]);
});

test("can be scanned from the screen", async ({ page }) => {
  await page.goto("/qr-poster/");
  const code = poster(page).getByRole("img", { name: "QR code" });
  const picture = await code.screenshot();
  expect(await readQrCode(sharp(picture).resize(700))).toBe(bookingAddress);
});

test("is seen whole, as wide as there is room", async ({ page }) => {
  await page.goto("/qr-poster/");
  const frame = await poster(page).boundingBox();
  const sheet = await poster(page).locator("> div > div").boundingBox();
  expect(sheet?.width).toBeCloseTo(frame?.width ?? 0, 0);
  expect(sheet?.height).toBeCloseTo(frame?.height ?? 0, 0);
  const windowWidth = page.viewportSize()?.width ?? 0;
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(windowWidth);
});

test("'Open Booking Link' leads to the booking page", async ({ page, externalRequests }) => {
  const sources = await recordBookingClicks(page);
  await open(page);
  const link = page.getByRole("link", { name: "Open Booking Link" });
  await expect(link).toHaveAttribute("href", bookingAddress);
  await link.click();
  await expect
    .poll(() => externalRequests.map((request) => request.url()))
    .toContain(bookingAddress);
  expect(sources).toEqual(["poster"]);
});

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

  test("draws with the site's fonts, as large as on the screen", async ({ page }) => {
    await open(page);
    const { picture } = await savePicture(page);
    await page.setViewportSize({ width: 1400, height: 1200 });
    const shown = sharp(await poster(page).screenshot());
    for (const part of lettering) {
      const [drawn, seen] = [await shadesOf(picture, part), await shadesOf(shown, part)];
      const apart = drawn.map((shade, index) => Math.abs(shade - (seen[index] ?? 0)));
      expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(20); // 3 to 11 measured, over 40 in another face
    }
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

  test("leaves a picture blank that can't be fetched, and warns", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_FAILED/);
    const warnings: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "warning") warnings.push(line.text());
    });
    await open(page);
    await page.route(/icon-512\.png/, (route) => route.abort());
    const { picture } = await savePicture(page);
    expect(warnings).not.toEqual([]);
    expect(await readQrCode(picture.clone().resize(paper.width))).toBe(bookingAddress);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the poster is there to print, without buttons that do nothing", async ({ page }) => {
    await page.goto("/qr-poster/");
    await expect(poster(page)).toContainText(site.phone);
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByRole("button", { name: /PDF|PNG/ })).toHaveCount(0);
    const [sheet, ...others] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(others).toEqual([]);
    expect(sheet && (await readQrCode(sheet.picture))).toBe(bookingAddress);
  });
});
