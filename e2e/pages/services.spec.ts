import type { Page } from "@playwright/test";
import { bothSizes, expect, test } from "../support/fixtures";

/* What each dog costs, and which choices the address knows, is in src/components/prices. */

const answer = (page: Page, name: string) =>
  page.getByRole("radio", { name: new RegExp(`^${name}`) });

test("a tile can be tapped anywhere", bothSizes, async ({ page }) => {
  await page.goto("/services/");
  const tiles = page.getByRole("region", { name: "Price lists by weight" });
  const tile = tiles.getByRole("listitem").nth(1);
  const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
  await tile.click({ position: { x: width - 12, y: height - 12 } });
  await expect(page).toHaveURL("/large/");
});

test("the price estimator keeps the choice in the address, and Back leaves at once", async ({
  page,
}) => {
  await page.goto("/404/");
  await page.goto("/services/");
  await answer(page, "0-13 lbs").check();
  await answer(page, "Long").check();
  await answer(page, "71-90 lbs").check();
  await expect(page).toHaveURL("/services/?size=xl&coat=long");
  await page.reload();
  await expect(answer(page, "71-90 lbs")).toBeChecked();
  await expect(page.getByRole("table", { name: "71-90 lbs, long coat" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/404/");
});
