import { expect, test } from "./fixtures";
import { hold } from "./hold";

interface Shift extends PerformanceEntry {
  value: number;
}

for (const path of ["/", "/faq/", "/contact/"])
  test(`${path}: nothing moves when the fonts arrive`, async ({ page }) => {
    await page.addInitScript(() => {
      const store = Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as Shift[]) store.shift += value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const release = await hold(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
    expect(await page.evaluate(() => document.fonts.check("600 16px Fraunces"))).toBe(true);
    // A few pixels sideways, in a line of its own, are all that the faces differ by.
    expect(await page.evaluate(() => Reflect.get(window, "shift") as number)).toBeLessThan(0.002);
  });
