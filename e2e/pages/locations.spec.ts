import type { Page } from "@playwright/test";
import { recordBookingClicks } from "../support/booking-clicks";
import { bookingAddress, content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const { site, closedDays, locations } = content;
const card = (page: Page, city: string) => page.getByRole("article", { name: city });

test("has Austin, Kyle and Buda, in this order", anySize, async ({ page }) => {
  await page.goto("/locations/");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    "Austin",
    "Kyle",
    "Buda",
  ]);
});

for (const { city, neighborhoods, reasons } of locations) {
  test(`tells people of ${city} the way, the hours and why`, anySize, async ({ page }) => {
    await page.goto("/locations/");
    const drives = card(page, city).getByRole("table", { name: `${city}: Approximate drive` });
    for (const { name, minutes } of neighborhoods)
      await expect(drives.getByRole("row", { name })).toContainText(`${minutes} min`);
    await expect(drives.getByRole("row")).toHaveCount(neighborhoods.length + 1);

    await expect(card(page, city)).toContainText(site.address.street);
    await expect(card(page, city).getByRole("link", { name: site.phone })).toHaveAttribute(
      "href",
      /^tel:\+1\d{10}$/,
    );
    await expect(card(page, city).getByRole("link", { name: site.email })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
    await expect(card(page, city)).toContainText("Every day10:00 am to 6:00 pm");
    for (const { name } of closedDays) await expect(card(page, city)).toContainText(name);

    const shown = card(page, city).getByRole("listitem");
    await expect(shown).toHaveCount(reasons.length);
    await expect(shown.filter({ hasText: /[{}]/ })).toHaveCount(0);
  });

  test(`books from ${city}`, anySize, async ({ page }) => {
    const sources = await recordBookingClicks(page);
    await page.goto("/locations/");
    await isHydrated(page);
    const request = page.waitForRequest(bookingAddress);
    await card(page, city)
      .getByRole("link", { name: `Book Now from ${city}` })
      .click();
    await request;
    await expect.poll(() => sources).toEqual(["locations"]);
  });
}

test("can be linked by town", anySize, async ({ page }) => {
  await page.goto("/locations/#buda");
  await expect(page.getByRole("heading", { name: "Buda", exact: true })).toBeInViewport();
});

test("leads to each town where the cards stand one below the other", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "the cards stand side by side");
  await page.goto("/locations/");
  await page.getByRole("navigation", { name: "Towns" }).getByRole("link", { name: "Kyle" }).click();
  await expect(page.getByRole("heading", { name: "Kyle", exact: true })).toBeInViewport();
});

test("has no accessibility violations, and nothing to scroll sideways", async ({ page, axe }) => {
  await page.goto("/locations/");
  expect(await axe()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
