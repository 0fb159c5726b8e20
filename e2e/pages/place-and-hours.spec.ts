import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";

const { site, hours } = content;
const place = (page: Page) => page.getByRole("region", { name: "Where and When" });
const dayCard = (page: Page, day: string) =>
  place(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: day }) });

test.describe("the map", () => {
  const isMap = (url: string) => url === site.map.embedUrl;

  test("is 400 px high and fetched only when it comes near", async ({ page, context }) => {
    const requested: string[] = [];
    await context.route(site.map.embedUrl, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(requested.filter(isMap)).toEqual([]);

    const map = page.locator(`iframe[title="Map of ${site.name}"]`);
    const request = page.waitForRequest(site.map.embedUrl);
    await map.scrollIntoViewIfNeeded();
    await request;
    expect((await map.boundingBox())?.height).toBe(400);
  });

  test("that doesn't load leaves the address and a link to it", anySize, async ({ page }) => {
    await page.goto("/");
    await expect(place(page)).toContainText(site.address.street);
    await expect(place(page)).toContainText(site.address.postalCode);
    await expect(place(page).getByRole("link", { name: "Open the map" })).toHaveAttribute(
      "href",
      site.map.linkUrl,
    );
  });
});

test("links the neighbouring business", anySize, async ({ page }) => {
  await page.goto("/");
  await expect(place(page).getByRole("link", { name: site.neighbor.name })).toHaveAttribute(
    "href",
    site.neighbor.url,
  );
});

test.describe("the hours", () => {
  test("stand on a card for each weekday", async ({ page }) => {
    await page.clock.setFixedTime("2026-06-10T12:00:00-05:00");
    await page.goto("/");
    for (const { day, hours: open, walkIn } of hours) {
      await expect(dayCard(page, day)).toContainText(open);
      await expect(dayCard(page, day)).toContainText(walkIn);
    }
    await expect(place(page).getByText("Subject to availability")).toHaveCount(7);
  });

  const moments = [
    ["before opening", "2026-11-21T09:59:00-06:00", "Saturday", "Opens today at 10 am"],
    ["while open", "2026-11-21T17:59:00-06:00", "Saturday", "Open today until 6 pm"],
    [
      "after closing",
      "2026-11-21T18:00:00-06:00",
      "Saturday",
      "Closed now, opens tomorrow at 10 am",
    ],
    ["Thanksgiving", "2026-11-26T12:00:00-06:00", "Thursday", "Closed today for Thanksgiving Day"],
  ] as const;

  for (const [name, time, weekday, phrase] of moments) {
    test(`say the state and mark today: ${name}`, anySize, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await page.goto("/");
      await expect(place(page).getByText(phrase)).toBeVisible();
      await expect(place(page).locator('[aria-current="date"]')).toHaveCount(1);
      await expect(dayCard(page, weekday)).toHaveAttribute("aria-current", "date");
      await expect(dayCard(page, weekday)).toContainText("Today");
    });
  }

  test("change while the page is open", anySize, async ({ page }) => {
    await page.clock.install({ time: "2026-11-21T17:59:30-06:00" });
    await page.goto("/");
    await expect(place(page).getByText("Open today until 6 pm")).toBeVisible();
    await page.clock.fastForward("01:30");
    await expect(place(page).getByText("Closed now")).toBeVisible();
  });

  test("announce a closed day before it comes", anySize, async ({ page }) => {
    await page.clock.setFixedTime("2026-11-21T12:00:00-06:00");
    await page.goto("/");
    await expect(dayCard(page, "Thursday")).toContainText(
      "Closed on Thursday, November 26: Thanksgiving Day",
    );
    for (const { name } of content.closedDays) {
      await expect(dayCard(page, "Closed on")).toContainText(name);
    }
  });
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("the hours are still those of Austin", anySize, async ({ page }) => {
    await page.clock.setFixedTime("2026-11-21T17:00:00-06:00");
    await page.goto("/");
    await expect(place(page).getByText("Open today until 6 pm")).toBeVisible();
    await expect(dayCard(page, "Saturday")).toHaveAttribute("aria-current", "date");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the hours of the week stand, and nothing claims to know the day",
    anySize,
    async ({ page }) => {
      await page.goto("/");
      await expect(place(page).getByText("Open daily, 10:00 am to 6:00 pm")).toBeVisible();
      await expect(place(page).locator("[aria-current]")).toHaveCount(0);
    },
  );
});
