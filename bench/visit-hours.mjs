// @ts-check
import { chromium } from "@playwright/test";

const hours = ["08:30", "12:00", "17:30", "21:00"];
const widths = [320, 360, 412, 600, 768, 1024, 1440];

/**
 * The largest sum of layout shifts on the home page, over several hours of the day and widths,
 * until it is hydrated.
 *
 * @param {string} origin
 * @param {string | undefined} executablePath Chromium
 * @returns {Promise<{ largest: number, at: string, visits: number }>}
 */
export async function sumLayoutShifts(origin, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const today = new Date().toISOString().slice(0, 10);
  let largest = 0;
  let at = "everywhere";
  for (const hour of hours)
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: width < 600 ? 740 : 900 },
        timezoneId: "America/Chicago",
      });
      await page.addInitScript((time) => {
        const start = new Date(time).getTime();
        Date.now = () => start + performance.now();
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, {
              shifts: Reflect.get(window, "shifts") + Reflect.get(entry, "value"),
            });
        }).observe({ type: "layout-shift", buffered: true });
      }, `${today}T${hour}:00`);
      await page.goto(origin, { waitUntil: "load" });
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(() => {
        dispatchEvent(new Event("scroll"));
        return document.documentElement.hasAttribute("data-hydrated");
      });
      await page.screenshot();
      const shifts = Number(await page.evaluate(() => Reflect.get(window, "shifts")));
      if (shifts > largest) [largest, at] = [shifts, `${hour}, ${width} px`];
      await page.close();
    }
  await browser.close();
  return { largest, at, visits: hours.length * widths.length };
}
