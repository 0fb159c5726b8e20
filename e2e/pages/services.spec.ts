import type { Page } from "@playwright/test";
import { findUnreadable } from "../access/checks/find-unreadable";
import { bothSizes, expect, test } from "../support/fixtures";
import { openHydrated } from "../support/page";

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

interface PageData {
  result: {
    data: {
      coats: { nodes: { id: string }[] };
      prices: { nodes: { sizes: { prices: { coat: string; price: number }[] }[] | null }[] };
    };
  };
}

/** Shows the page with as many coats, whose prices have these cents. */
async function openWithCoats(page: Page, count: number, cents: number): Promise<void> {
  await page.route("**/page-data/services/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as PageData;
    const { coats, prices } = json.result.data;
    const ids = ["short", "long", "double", "Wirehaired", "Curly", "Hairless"].slice(0, count);
    coats.nodes = ids.map((id) => ({ id, label: id, description: "Like clouds" }));
    for (const row of prices.nodes.flatMap(({ sizes }) => sizes ?? []))
      row.prices = ids.map((coat, index) => ({ coat, price: 102 + 30 * index + cents }));
    await route.fulfill({ response, json });
  });
  await openHydrated(page, "/contact/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).first().click();
  await page.getByRole("checkbox", { name: /sales tax/ }).check();
}

for (const [count, cents] of [
  [1, 0.95],
  [3, 0.95],
  [4, 0],
  [5, 0.95],
  [6, 0.95],
] as const) {
  test(`with ${count} coats and ${cents} cents, no price breaks or leaves its table`, async ({
    page,
  }) => {
    await openWithCoats(page, count, cents);
    for (const width of [320, 360, 390, 768, 820, 1056, 1280, 1440]) {
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
}

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
