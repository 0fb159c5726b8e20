import sharp from "sharp";
import { recordBookingClicks } from "../support/booking-clicks";
import { bookingAddress, content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";
import { open, poster } from "../support/poster-page";
import { readPdf, readQrCode } from "../support/qr-code";

const { site } = content;

test("can be scanned from the screen", async ({ page }) => {
  await page.goto("/qr-poster/");
  const code = poster(page).getByRole("img", { name: "QR code" });
  const picture = await code.screenshot();
  expect(await readQrCode(sharp(picture).resize(700))).toBe(bookingAddress);
});

test.describe("with a source of its own", () => {
  test.use({ site: "full" });

  test("the code says that it was scanned", async ({ page }) => {
    await page.goto("/qr-poster/");
    const code = poster(page).getByRole("img", { name: "QR code" });
    const address = await readQrCode(sharp(await code.screenshot()).resize(700));
    expect(address).toBe(`${site.url}/book/?utm_source=poster`);
    await expect(page.getByRole("link", { name: "Open Booking Link" })).toHaveAttribute(
      "href",
      bookingAddress,
    );
  });
});

test("is seen whole, as wide as there is room", bothSizes, async ({ page }) => {
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
