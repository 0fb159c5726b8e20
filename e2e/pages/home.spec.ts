import { recordBookingClicks } from "../support/booking-clicks";
import { bookingAddress, content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

test.describe("hero", () => {
  test("motto, sentence, Book Now! and today's hours fit the first screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.setFixedTime("2026-11-21T12:00:00-06:00");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In Dogs We Trust");
    for (const part of [
      page.getByRole("link", { name: "Book Now!" }),
      page.getByText("Open today until 6 pm").first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  test("names the towns that the shop serves", anySize, async ({ page }) => {
    await page.goto("/");
    const hero = page.getByRole("region", { name: "In Dogs We Trust" });
    for (const town of content.site.serviceArea) await expect(hero).toContainText(town);
  });

  test(
    "Book Now! is reported as home_hero and leads away in the same window",
    anySize,
    async ({ page, context }) => {
      const sources = await recordBookingClicks(page);
      await page.goto("/");
      await isHydrated(page);
      await page.getByRole("link", { name: "Book Now!" }).click();
      await expect(page).toHaveURL(bookingAddress);
      await expect.poll(() => sources).toEqual(["home_hero"]);
      expect(context.pages()).toHaveLength(1);
    },
  );
});

test.describe("prices", () => {
  for (const { name, price } of content.packages) {
    test(
      `${name}: from $${price.starting}, with add-ons $${price.addons}`,
      anySize,
      async ({ page }) => {
        await page.goto("/");
        const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
        await expect(card).toContainText(`from $${price.starting}`);
        await expect(card).toContainText(`with add-ons $${price.addons}`);
        await expect(card.getByRole("link")).toHaveAttribute("href", bookingAddress);
      },
    );
  }

  test("their links are reported as pricing", anySize, async ({ page }) => {
    const sources = await recordBookingClicks(page);
    for (const { name } of content.packages) {
      await page.goto("/");
      await isHydrated(page);
      await page.getByRole("link", { name: `Book Now ${name}` }).click();
      await expect(page).toHaveURL(bookingAddress);
    }
    await expect.poll(() => sources).toEqual(content.packages.map(() => "pricing"));
  });

  test("no text shows an unfilled fact", anySize, async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("body")).not.toContainText(/\{[a-z.-]+\}/);
  });
});

test("the team's card has photo, name, role, mail link and bio", async ({ page }) => {
  await page.goto("/");
  const team = page.getByRole("region", { name: "Meet Our Team" });
  for (const { name, role, email } of content.team) {
    await expect(team.getByRole("heading", { name })).toBeVisible();
    await expect(team.getByText(role)).toBeVisible();
    await expect(team.getByRole("link", { name: email })).toHaveAttribute(
      "href",
      `mailto:${email}`,
    );
    const portrait = team.getByRole("img", { name: new RegExp(name) });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test.describe("the whole page", () => {
  test("has one first heading and no gaps in their levels", anySize, async ({ page }) => {
    await page.goto("/");
    const levels = await page
      .getByRole("heading")
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test("never scrolls sideways, not even at 320 px and with text at 200 %", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    for (const size of ["100%", "200%"]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
});
