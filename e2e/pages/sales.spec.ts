import type { Page } from "@playwright/test";
import { chatLog, choose, openChat } from "../support/chat";
import { expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

/* What is on sale on which day is in src/lib/offers.test.ts and src/components/promotions. */

const empty = (page: Page) => page.getByRole("heading", { name: "No promotions at present" });
const offer = (page: Page) => page.getByRole("article");

test("without a promotion the page says so, and leads to the newsletter", async ({ page, axe }) => {
  // In the month of an offer, some years later.
  await page.clock.setFixedTime("2027-03-10T12:00:00-06:00");
  await page.goto("/sales/");
  await expect(empty(page)).toBeVisible();
  await isHydrated(page);
  await expect(empty(page)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/March|April|May|\d ?%/);
  expect(await axe("main")).toEqual([]);
  await page.getByRole("link", { name: /newsletter/ }).click();
  await expect(page.getByRole("form", { name: "Newsletter" })).toBeInViewport();
});

test("in the month of an offer the page, its post and the chat say so", async ({ page, axe }) => {
  const on = "On today, until March 31, 2024.";
  await page.clock.setFixedTime("2024-03-10T12:00:00-05:00");
  await page.goto("/sales/");
  await expect(offer(page)).toHaveCount(1);
  await expect(offer(page).getByRole("heading")).toHaveText("25% off tea tree conditioner");
  expect(await axe("main")).toEqual([]);

  await page.goto("/blog/spring-skin-care/");
  await expect(page.getByRole("complementary", { name: "Our tea tree offer" })).toContainText(on);
  await page.goto("/blog/april-deshedding/");
  await expect(page.getByRole("complementary", { name: "Our deshedding offer" })).toContainText(
    "Not on today: an offer for April 2024.",
  );
  await page.goto("/");
  await openChat(page);
  await choose(page, "Skin care");
  await expect(chatLog(page)).toContainText(on);
});

test("after the month of an offer its post and the chat say that it has ended", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-03-10T12:00:00-06:00");
  await page.goto("/blog/spring-skin-care/");
  const callout = page.getByRole("complementary", { name: "Our tea tree offer" });
  const over = "We took 25% off tea tree conditioner in March 2024. This offer has ended.";
  await expect(callout).toContainText(over);
  await page.goto("/");
  await openChat(page);
  await choose(page, "Skin care");
  await expect(chatLog(page)).toContainText(over);
});

test.describe("with a promotion", () => {
  test.use({ site: "full" });

  test("shows it to the end of its last day in Austin, and then no more", async ({ page, axe }) => {
    await page.clock.install({ time: "2099-12-31T23:59:00-06:00" });
    await page.goto("/sales/");
    await expect(offer(page).getByRole("heading")).toHaveText("Ten dollars off a first full groom");
    await expect(offer(page)).toContainText("Valid until December 31, 2099");
    await expect(empty(page)).toHaveCount(0);
    // The page's scripts have a deadline of their own, which the clock would pass.
    await isHydrated(page);
    expect(await axe("main")).toEqual([]);
    await page.clock.fastForward("02:00");
    await expect(empty(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});
