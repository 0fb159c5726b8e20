import type { Page } from "@playwright/test";
import sharp from "sharp";
import { bookingAddress, content } from "../support/content";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { readPdf, readQrCode } from "../support/qr-code";

const poster = (page: Page) => page.getByRole("region", { name: "Poster" });

/* src/components/poster and src/lib test the poster's text and the targets of its link and code. */

test("the whole poster is visible, and a phone can scan its code", bothSizes, async ({ page }) => {
  await page.goto("/qr-poster/");
  const frame = await poster(page).boundingBox();
  const sheet = await poster(page).locator("> div").boundingBox();
  expect(sheet?.width).toBeCloseTo(frame?.width ?? 0, 0);
  expect(sheet?.height).toBeCloseTo(frame?.height ?? 0, 0);
  const windowWidth = page.viewportSize()?.width ?? 0;
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(windowWidth);
  const code = await poster(page).getByRole("img", { name: "QR code" }).screenshot();
  expect(await readQrCode(sharp(code).resize(700))).toBe(bookingAddress);
});

test.describe("without scripts", slow, () => {
  test.use({ javaScriptEnabled: false });

  test("the poster can be printed, without buttons that do nothing", async ({ page }) => {
    await page.goto("/qr-poster/");
    await expect(poster(page)).toContainText(content.site.phone);
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByRole("button", { name: /PDF|PNG/ })).toHaveCount(0);
    const [sheet, ...others] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(others).toEqual([]);
    expect(sheet && (await readQrCode(sheet.draw()))).toBe(bookingAddress);
  });
});
