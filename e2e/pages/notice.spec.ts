import type { Page } from "@playwright/test";
import { notice } from "../../test/sites/full-data.mjs";
import { content } from "../support/content";
import { bothSizes, expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/* src/startup/inline/show-notice.test.tsx tests when it shows, how visitors dismiss it, and its announcement. */

const region = (page: Page) => page.getByRole("region", { name: "Notice" });

const words = `Hours changed Sunday, March 14: ${notice.text.replace("{phone}", content.site.phone)}`;

/** Noon of the notice's day, after the clocks went forward that night. */
const noon = "2027-03-14T12:00:00-05:00";

test.describe("a notice", () => {
  test.use({ site: "full" });

  test("stands on every page, before the scripts have come and after", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 404/);
    for (const path of ["/", "/qr-poster/", "/nowhere/"]) {
      await page.goto(path);
      await expect(region(page)).toHaveText(words);
      await waitForHydration(page);
      await expect(region(page)).toHaveText(words);
    }
  });

  for (const [time, { tag }] of [
    [noon, bothSizes],
    ["2026-01-12T17:00:00-06:00", slow],
  ] as const)
    test(`moves nothing on a page that is loaded at ${time}`, { tag }, async ({ page }) => {
      await page.clock.install({ time });
      await page.addInitScript(() => {
        const store = Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) store.shift += Reflect.get(entry, "value");
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto("/contact/");
      await waitForHydration(page);
      await expect(region(page)).toBeVisible({ visible: time === noon });
      expect(await page.evaluate(() => Reflect.get(window, "shift") as number)).toBeLessThan(0.002);
    });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is there as the page was built, with its day, and nothing to press", async ({ page }) => {
      await page.goto("/contact/");
      await expect(region(page)).toHaveText(words);
      await expect(region(page).getByRole("button")).toHaveCount(0);
    });
  });
});
