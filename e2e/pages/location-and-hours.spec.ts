import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

const { site } = content;
const place = (page: Page) => page.getByRole("region", { name: "Where and When" });

// On a phone alone: what is 3000 px away, as on a desktop, is near to some builds of Chromium.
test("the map has a pin at the shop, is 400 px high, and fetched only when it comes near", async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  await context.route(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requested).toEqual([]);

  const map = page.locator(`iframe[title="Map of ${site.name}"]`);
  const request = page.waitForRequest(/openstreetmap/);
  await map.scrollIntoViewIfNeeded();
  const { searchParams } = new URL((await request).url());
  expect(searchParams.get("marker")?.split(",").map(Number)).toEqual([
    site.map?.latitude,
    site.map?.longitude,
  ]);
  expect((await map.boundingBox())?.height).toBe(400);
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("the hours are still those of Austin, and change while the page is open", async ({
    page,
  }) => {
    await page.clock.install({ time: "2026-11-21T17:59:30-06:00" });
    await page.goto("/");
    await expect(place(page).getByText("Open today until 6 pm")).toBeVisible();
    const today = place(page).locator("[aria-current=date]");
    await expect(today.getByRole("heading")).toHaveText("SaturdayToday");
    await page.clock.fastForward("01:30");
    await expect(place(page).getByText("Closed now")).toBeVisible();
  });
});
