import type { Page } from "@playwright/test";
import { recordBookingClicks } from "../support/booking-clicks";
import { bookingAddress } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const lists = (page: Page) => region(page, "Price lists by weight");
const estimator = (page: Page) => region(page, "The price for your dog");
const size = (page: Page, weight: string) =>
  page.getByRole("radio", { name: new RegExp(`^${weight} lbs`) });
const coat = (page: Page, name: string) =>
  page.getByRole("radio", { name: new RegExp(`^${name}`) });

/** The lines of the quote, cell by cell. */
const quoted = (page: Page) =>
  estimator(page)
    .getByRole("table")
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent)),
    );

const mediumDouble = [
  ["Bath", "$51.00", "$55.21"],
  ["Full groom", "$103.00", "$111.50"],
  ["Feet, Face & Fanny", "$35.00", "$37.89"],
];

test.describe("the tiles", () => {
  const tiles = [
    ["0-14 lbs", "/to14/"],
    ["15-30 lbs", "/large/"],
    ["31-50 lbs", "/long/"],
    ["51-70 lbs", "/short/"],
    ["71+ lbs", "/short/"],
    ["Add-ons", "/addons/"],
  ];

  test("lead to the price lists, in their order", anySize, async ({ page }) => {
    await page.goto("/services/");
    const links = lists(page).getByRole("link");
    await expect(links).toHaveText(tiles.map(([label = ""]) => label));
    for (const [index, [, address = ""]] of tiles.entries())
      await expect(links.nth(index)).toHaveAttribute("href", address);
  });

  test("can be tapped anywhere", async ({ page }) => {
    await page.goto("/services/");
    const tile = lists(page).getByRole("listitem").nth(1);
    const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
    await tile.click({ position: { x: width - 12, y: height - 12 } });
    await expect(page).toHaveURL("/large/");
  });
});

test.describe("the price estimator", () => {
  test("gives the lines before and with tax, and says them", anySize, async ({ page }) => {
    await page.goto("/services/");
    await size(page, "31-50").check();
    await expect(estimator(page).getByText("Now the coat")).toBeVisible();
    await coat(page, "Double").check();
    await expect(page.getByRole("table", { name: "31-50 lbs, double coat" })).toBeVisible();
    expect(await quoted(page)).toEqual(mediumDouble);
    await expect(estimator(page).getByRole("status")).toHaveText(
      "Bath: $51.00, with tax $55.21. Full groom: $103.00, with tax $111.50. " +
        "Feet, Face & Fanny: $35.00, with tax $37.89.",
    );
  });

  test("has the bath alone for a short coat", anySize, async ({ page }) => {
    await page.goto("/services/");
    await size(page, "121\\+").check();
    await coat(page, "Short").check();
    await expect(estimator(page).getByRole("table")).toBeVisible();
    expect(await quoted(page)).toEqual([["Bath", "$84.00", "$90.93"]]);
  });

  test("keeps the choice in the address, and Back leaves at once", anySize, async ({ page }) => {
    await page.goto("/404/");
    await page.goto("/services/");
    await size(page, "0-13").check();
    await coat(page, "Long").check();
    await size(page, "71-90").check();
    await expect(page).toHaveURL("/services/?size=xl&coat=long");
    await page.reload();
    await expect(size(page, "71-90")).toBeChecked();
    await expect(page.getByRole("table", { name: "71-90 lbs, long coat" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/404/");
  });

  test("shows what a shared address says", anySize, async ({ page }) => {
    await page.goto("/services/?size=medium&coat=double#estimate");
    await expect(estimator(page).getByRole("table")).toBeVisible();
    expect(await quoted(page)).toEqual(mediumDouble);
    await expect(estimator(page)).toBeInViewport();
  });

  test("ignores what it doesn't know", anySize, async ({ page }) => {
    await page.goto("/services/?size=gigantic&coat=double");
    await expect(coat(page, "Double")).toBeChecked();
    await expect(estimator(page).getByText("Now the weight")).toBeVisible();
    await expect(estimator(page).getByRole("table")).toHaveCount(0);
  });

  test("works with the keyboard", anySize, async ({ page }) => {
    await page.goto("/services/?size=xs&coat=short");
    await expect(size(page, "0-13")).toBeChecked();
    await size(page, "0-13").focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("table", { name: "14-30 lbs, short coat" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(coat(page, "Short")).toBeFocused();
  });

  test("has answers as large as a thumb", async ({ page }) => {
    await page.goto("/services/");
    for (const answer of await estimator(page).locator("label").all())
      expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("leads to the booking page", anySize, async ({ page }) => {
    const sources = await recordBookingClicks(page);
    await page.goto("/services/?size=medium&coat=double");
    await isHydrated(page);
    const request = page.waitForRequest(bookingAddress);
    await estimator(page).getByRole("link", { name: "Book Now" }).click();
    await request;
    await expect.poll(() => sources).toEqual(["services"]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all prices stand in tables", anySize, async ({ page }) => {
    await page.goto("/services/");
    const prices = region(page, "All prices");
    const row = (table: string, name: string) =>
      prices.getByRole("table", { name: table }).getByRole("row", { name });
    await expect(row("Bath", "31-50 lbs").getByRole("cell")).toHaveText([
      /\$47\s+\$50\.88/,
      /\$48\s+\$51\.96/,
      /\$51\s+\$55\.21/,
    ]);
    await expect(row("Full groom", "31-50 lbs").getByRole("cell")).toHaveText([
      /\$98\s+\$106\.09/,
      /\$103\s+\$111\.50/,
    ]);
    await expect(row("Feet, Face & Fanny", "Every size").getByRole("cell")).toHaveText([
      /\$35\s+\$37\.89/,
      /\$35\s+\$37\.89/,
    ]);
    await expect(prices.getByRole("row")).toHaveCount(3 + 7 + 7 + 1);
  });
});

test("has no accessibility violations, and nothing to scroll sideways", async ({ page, axe }) => {
  await page.goto("/services/?size=medium&coat=short");
  await expect(estimator(page).getByRole("table")).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test(
  "the price estimator rings the answer that arrow keys reach, not one that was clicked",
  anySize,
  async ({ page }) => {
    await page.goto("/services/");
    const answers = page.getByRole("form", { name: "Price estimator" }).locator("label");
    await answers.first().click();
    await expect(answers.first()).toHaveCSS("outline-style", "none");
    await page.keyboard.press("ArrowDown");
    await expect(answers.nth(1)).toHaveCSS("outline-style", "solid");
  },
);
