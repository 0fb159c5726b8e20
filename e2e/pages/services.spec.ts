import { bothSizes, expect, test } from "../support/fixtures";

/* src/components/services tests each dog's prices, and how the URL stores a choice. */

test("a tap anywhere on a tile opens its price list", bothSizes, async ({ page }) => {
  await page.goto("/services/");
  const tile = page.getByRole("main").getByRole("listitem").nth(1);
  const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
  await tile.click({ position: { x: width - 12, y: height - 12 } });
  await expect(page).toHaveURL("/large/");
});

test("on a phone, the six tiles are directly below the title", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services/");
  const tiles = page.getByRole("main").getByRole("list").first();
  const { y = 0, height = 0 } = (await tiles.boundingBox()) ?? {};
  expect(y).toBeLessThan(420);
  expect(height).toBeLessThanOrEqual(340);
  await expect(tiles.getByRole("listitem")).toHaveCount(6);
});
