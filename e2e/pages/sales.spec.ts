import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/* What is on sale on which day is in src/lib/offers.test.ts and src/components/promotions. */

const empty = (page: Page) => page.getByRole("heading", { name: "No promotions at present" });
const offer = (page: Page) => page.getByRole("article");

test("without a promotion the page says so, and leads to the newsletter", async ({ page, axe }) => {
  // In the month of an offer, some years later.
  await page.clock.setFixedTime("2027-03-10T12:00:00-06:00");
  await page.goto("/sales/");
  await expect(empty(page)).toBeVisible();
  await isHydrated(page);
  await expect(empty(page)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/March|April|May|\d ?%/);
  expect(await axe("main")).toEqual([]);
  await page.getByRole("link", { name: /newsletter/ }).click();
  await expect(page.getByRole("form", { name: "Newsletter" })).toBeInViewport();
});

test.describe("with a promotion", () => {
  test.use({ site: "full" });

  test("shows it to the end of its last day in Austin, and then no more", async ({ page, axe }) => {
    await page.clock.install({ time: "2099-12-31T23:59:00-06:00" });
    await page.goto("/sales/");
    await expect(offer(page).getByRole("heading")).toHaveText("Ten dollars off a first full groom");
    await expect(offer(page)).toContainText("Valid until December 31, 2099");
    await expect(empty(page)).toHaveCount(0);
    // The page's scripts have a deadline of their own, which the clock would pass.
    await isHydrated(page);
    expect(await axe("main")).toEqual([]);
    await page.clock.fastForward("02:00");
    await expect(empty(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});
