import type { Page } from "@playwright/test";
import { chatLog, choose, openChat } from "../support/chat";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const empty = (page: Page) => page.getByRole("heading", { name: "Nothing is on sale today" });

/** A day in no offer's month, and one in March. */
const november = "2026-11-22T12:00:00-06:00";
const march = "2026-03-10T12:00:00-05:00";

test.describe("without a promotion", () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(november));

  test("says so, and when offers come back", async ({ page, axe }) => {
    await page.goto("/sales/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Current Promotions");
    await expect(empty(page)).toBeVisible();
    await expect(page.getByRole("list", { name: "Offers of the year" }).locator("li")).toHaveText([
      /March.*25% off.*tea tree conditioner/,
      /April.*\$3 off.*deshedding/,
      /May.*20% off.*teeth cleaning/,
    ]);
    expect(await axe()).toEqual([]);
  });

  test("leads to the newsletter", anySize, async ({ page }) => {
    await page.goto("/sales/");
    await page.getByRole("link", { name: /newsletter/ }).click();
    await expect(page.getByRole("form", { name: "Newsletter" })).toBeInViewport();
  });

  test("asks to call or to write", anySize, async ({ page }) => {
    await page.goto("/sales/");
    const ready = page.getByRole("region", { name: "Ready to Schedule?" });
    await expect(ready).toContainText(content.site.phone);
    await expect(ready.getByRole("link", { name: "Call Now" })).toHaveAttribute(
      "href",
      `tel:+1${content.site.phone.replaceAll(/\D/g, "")}`,
    );
    await expect(ready.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
      "href",
      "/contact/",
    );
  });
});

test.describe("in the month of an offer", () => {
  const on = "On today, until March 31, 2026.";
  test.beforeEach(({ page }) => page.clock.setFixedTime(march));

  test("the page shows it with its last day", async ({ page, axe }) => {
    await page.goto("/sales/");
    const offer = page.getByRole("article");
    await expect(offer).toHaveCount(1);
    await expect(offer.getByRole("heading")).toHaveText("25% off tea tree conditioner");
    await expect(offer).toContainText("Valid until March 31, 2026");
    await expect(empty(page)).toHaveCount(0);
    expect(await axe()).toEqual([]);
  });

  test("its post and the chat say that it is on, and the others not", anySize, async ({ page }) => {
    await page.goto("/blog/spring-skin-care/");
    await expect(page.getByRole("complementary", { name: "Our tea tree offer" })).toContainText(on);
    await page.goto("/blog/april-deshedding/");
    await expect(page.getByRole("complementary", { name: "Our deshedding offer" })).toContainText(
      "Not on today: an offer for April.",
    );
    await page.goto("/");
    await openChat(page);
    await choose(page, "Skin care");
    await expect(chatLog(page)).toContainText(on);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("nothing is said of a day that the page can't know", anySize, async ({ page }) => {
      await page.goto("/sales/");
      await expect(empty(page)).toHaveCount(0);
      await expect(page.getByRole("list", { name: "Offers of the year" })).toContainText("March");
      await page.goto("/blog/spring-skin-care/");
      await expect(page.getByRole("complementary", { name: "Our tea tree offer" })).toContainText(
        "An offer for March.",
      );
    });
  });
});

test.describe("with a promotion", () => {
  test.use({ site: "variant" });
  const offer = (page: Page) => page.getByRole("article");

  test("shows it with its terms and its last day", async ({ page, axe }) => {
    await page.goto("/sales/");
    await expect(offer(page).getByRole("heading")).toHaveText("Ten dollars off a first full groom");
    await expect(offer(page)).toContainText("For dogs we have not met yet.");
    await expect(offer(page)).toContainText("One dog, one visit, not together with other offers.");
    await expect(offer(page)).toContainText("Valid until December 31, 2099");
    await expect(empty(page)).toHaveCount(0);
    expect(await axe()).toEqual([]);
  });

  test(
    "shows it to the end of its last day in Austin, and then no more",
    anySize,
    async ({ page }) => {
      await page.clock.install({ time: "2099-12-31T23:59:00-06:00" });
      await page.goto("/sales/");
      await expect(offer(page)).toBeVisible();
      // The page's scripts have a deadline of their own, which the clock would pass.
      await isHydrated(page);
      await page.clock.fastForward("02:00");
      await expect(empty(page)).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    },
  );

  test("is gone later, though nobody built the site again", anySize, async ({ page }) => {
    await page.clock.setFixedTime("2100-01-01T00:00:00-06:00");
    await page.goto("/sales/");
    await expect(empty(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test.describe("and no scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("shows it with its last day", anySize, async ({ page }) => {
      await page.goto("/sales/");
      await expect(offer(page)).toContainText("Valid until December 31, 2099");
    });
  });
});
