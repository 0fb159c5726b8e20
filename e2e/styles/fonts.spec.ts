import type { Page } from "@playwright/test";
import { setDate } from "../support/set-date";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { waitForFonts } from "../support/fonts";
import { delayRequests } from "../support/delay-requests";
import { readLayoutShifts, recordLayoutShifts } from "../support/layout-shifts";

/** The width of the page's title text, in pixels. */
const titleWidth = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return text.getBoundingClientRect().width;
  });

for (const [path, { tag }] of [
  ["/", bothSizes],
  ["/faq/", slow],
  ["/contact/", slow],
] as const)
  test(`${path}: nothing moves when the fonts load`, { tag }, async ({ page }) => {
    await setDate(page);
    await recordLayoutShifts(page);
    const release = await delayRequests(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const widthBefore = await titleWidth(page);
    release();
    await waitForFonts(page);
    // The fonts may differ only by a few horizontal pixels within a line.
    expect(await readLayoutShifts(page, 0.002)).toEqual([]);
    // A wider title of one line moves nothing, but visitors would see it change.
    expect(Math.abs((await titleWidth(page)) / widthBefore - 1)).toBeLessThan(0.05);
  });
