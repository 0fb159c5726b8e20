import type { Page } from "@playwright/test";
import { notice } from "../../test/builds/full-data.mjs";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { openHydrated, waitForHydration } from "../support/page";
import { readLayoutShifts, recordLayoutShifts } from "../support/layout-shifts";

const region = (page: Page) => page.getByRole("region", { name: "Notice" });

const text = `Hours changed until Thursday, December 31: ${notice.text.replace("{phone}", content.site.phone)}`;

test.describe("a notice", () => {
  test.use({ site: "full" });

  test("is on every page, before and after hydration", async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 404/);
    for (const path of ["/", "/qr-poster/", "/nowhere/"]) {
      await page.goto(path);
      await expect(region(page)).toHaveText(text);
      await waitForHydration(page);
      await expect(region(page)).toHaveText(text);
    }
  });

  test("that isn't current yet is hidden, and moves nothing", async ({ page }) => {
    await page.clock.install({ time: "2026-01-12T17:00:00-06:00" });
    await recordLayoutShifts(page);
    await openHydrated(page, "/contact/");
    await expect(region(page)).toBeHidden();
    expect(await readLayoutShifts(page, 0.002)).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("shows its day and text, without a button", async ({ page }) => {
      await page.goto("/contact/");
      await expect(region(page)).toHaveText(text);
      await expect(region(page).getByRole("button")).toHaveCount(0);
    });
  });
});
