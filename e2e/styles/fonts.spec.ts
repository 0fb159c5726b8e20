import type { Page } from "@playwright/test";
import { setDate } from "../support/set-date";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { waitForFonts } from "../support/fonts";
import { delayRequests } from "../support/delay-requests";

interface Shift extends PerformanceEntry {
  value: number;
}

/** The width of the page's title text, in pixels. */
const titleWidth = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return words.getBoundingClientRect().width;
  });

for (const [path, { tag }] of [
  ["/", bothSizes],
  ["/faq/", slow],
  ["/contact/", slow],
] as const)
  test(`${path}: nothing moves when the fonts arrive`, { tag }, async ({ page }) => {
    await setDate(page);
    await page.addInitScript(() => {
      const store = Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as Shift[]) store.shift += value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const release = await delayRequests(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const widthBefore = await titleWidth(page);
    release();
    await waitForFonts(page);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    // The fonts may differ only by a few horizontal pixels within a line.
    expect(await page.evaluate(() => Reflect.get(window, "shift") as number)).toBeLessThan(0.002);
    // A wider title of one line moves nothing, but visitors would see it change.
    expect(Math.abs((await titleWidth(page)) / widthBefore - 1)).toBeLessThan(0.05);
  });

test(
  "a phone asks for the fonts when the page has loaded, a large screen at once",
  bothSizes,
  async ({ page, isMobile }) => {
    let isLoaded = false;
    const early: boolean[] = [];
    page.on("load", () => (isLoaded = true));
    page.on("request", (request) => {
      if (request.resourceType() === "font") early.push(!isLoaded);
    });
    await page.goto("/");
    await waitForFonts(page);
    expect(early).toEqual([!isMobile, !isMobile]);
  },
);

test.describe("on a line that breaks", () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test("fonts that a phone failed to get are tried again", slow, async ({ page }) => {
    let failures = 0;
    await page.route("**/*.woff2", (route) => {
      failures += 1;
      return failures > 2 ? route.continue() : route.abort();
    });
    await page.goto("/");
    await waitForFonts(page);
  });
});
