import type { Page } from "@playwright/test";
import { bothSizes, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/* What each dog costs, and which choices the address knows, is in src/components/price-estimator. */

const region = (page: Page, name: string) => page.getByRole("region", { name });
const estimator = (page: Page) => region(page, "The price for your dog");
const size = (page: Page, weight: string) =>
  page.getByRole("radio", { name: new RegExp(`^${weight} lbs`) });
const coat = (page: Page, name: string) =>
  page.getByRole("radio", { name: new RegExp(`^${name}`) });
const quoteFor = (page: Page, dog: string) => page.getByRole("table", { name: dog });

test("a tile can be tapped anywhere", bothSizes, async ({ page }) => {
  await page.goto("/services/");
  const tile = region(page, "Price lists by weight").getByRole("listitem").nth(1);
  const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
  await tile.click({ position: { x: width - 12, y: height - 12 } });
  await expect(page).toHaveURL("/large/");
});

test.describe("the price estimator", () => {
  test("keeps the choice in the address, and Back leaves at once", async ({ page }) => {
    await page.goto("/404/");
    await page.goto("/services/");
    await size(page, "0-13").check();
    await coat(page, "Long").check();
    await size(page, "71-90").check();
    await expect(page).toHaveURL("/services/?size=xl&coat=long");
    await page.reload();
    await expect(size(page, "71-90")).toBeChecked();
    await expect(quoteFor(page, "71-90 lbs, long coat")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/404/");
  });

  test("shows what a shared address says", async ({ page }) => {
    await page.goto("/services/?size=medium&coat=double#estimate");
    await expect(quoteFor(page, "31-50 lbs, double coat")).toBeVisible();
    await expect(estimator(page)).toBeInViewport();
  });

  test("rings the answer that arrow keys reach, not one that was clicked", async ({ page }) => {
    await page.goto("/services/?coat=short");
    await isHydrated(page);
    const answers = estimator(page).locator("label");
    await answers.first().click();
    await expect(answers.first()).toHaveCSS("outline-style", "none");
    await page.keyboard.press("ArrowDown");
    await expect(answers.nth(1)).toHaveCSS("outline-style", "solid");
    await expect(quoteFor(page, "14-30 lbs, short coat")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(coat(page, "Short")).toBeFocused();
  });
});
