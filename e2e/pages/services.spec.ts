import { bothSizes, expect, test } from "../support/fixtures";

/* src/components/services tests each dog's prices, and how the URL stores a choice. */

test("a tap anywhere on a tile opens its price list", bothSizes, async ({ page }) => {
  await page.goto("/services/");
  const tiles = page.getByRole("region", { name: "Price lists by weight" });
  const tile = tiles.getByRole("listitem").nth(1);
  const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
  await tile.click({ position: { x: width - 12, y: height - 12 } });
  await expect(page).toHaveURL("/large/");
});
