import { findUnreadable } from "../access/checks/find-unreadable";
import { bothSizes, expect, slow, test } from "../support/fixtures";

/* src/components/services tests each dog's prices, and how the URL stores a choice. */

test("a tap anywhere on a tile opens its price list", bothSizes, async ({ page }) => {
  await page.goto("/services/");
  const tile = page.getByRole("main").getByRole("listitem").nth(1);
  const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
  await tile.click({ position: { x: width - 12, y: height - 12 } });
  await expect(page).toHaveURL("/large/");
});

test("on a phone, the six tiles are directly below the title; one switch shows the prices with tax, paper both", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services/");
  const tiles = page.getByRole("main").getByRole("list").first();
  const { y = 0, height = 0 } = (await tiles.boundingBox()) ?? {};
  expect(y).toBeLessThan(420);
  expect(height).toBeLessThanOrEqual(340);
  await expect(tiles.getByRole("listitem")).toHaveCount(6);

  const cell = page.getByRole("row", { name: /^31-50 lbs/ }).getByRole("cell");
  const full = "$47 $50.88 with tax";
  await expect(cell.first()).toHaveText("$47", { useInnerText: true });
  await page.getByRole("checkbox", { name: "Show prices with 8.25% sales tax" }).check();
  await expect(cell.first()).toHaveText("$50.88 with tax", { useInnerText: true });
  await page.emulateMedia({ media: "print" });
  await expect(cell.first()).toHaveText(full, { useInnerText: true });
});

test.describe("with four coats", slow, () => {
  test.use({ site: "full" });

  test("no price with tax breaks or leaves its table, on any screen", async ({ page }) => {
    await page.goto("/services/");
    await page.getByRole("checkbox", { name: /sales tax/ }).check();
    await expect(page.locator("[data-head=Curly]").first()).toBeVisible();
    for (const width of [320, 360, 768, 1056, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await page.locator("[data-price=with-tax]").evaluateAll((prices) =>
        prices.map(({ firstChild }) => {
          const range = document.createRange();
          if (firstChild) range.selectNodeContents(firstChild);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(Math.max(...lines)).toBe(1);
      expect(await page.evaluate(findUnreadable)).toEqual([]);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both prices are shown, and no switch", async ({ page }) => {
    await page.goto("/services/");
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    const row = page.getByRole("row", { name: /^31-50 lbs/ }).first();
    for (const price of ["$47", "$50.88"]) await expect(row.getByText(price)).toBeVisible();
    await expect(page.getByText("The small figure includes 8.25% sales tax.")).toBeVisible();
  });
});
