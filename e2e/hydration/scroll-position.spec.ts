import type { Page } from "@playwright/test";
import { setDate } from "../support/set-date";
import { expect, slow, test } from "../support/fixtures";
import { navigate } from "../support/navigate";
import { waitForHydration } from "../support/hydration";

const readScrollY = (page: Page) => page.evaluate(() => scrollY);

const scrollPage = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
};

test.beforeEach(({ page }) => setDate(page));

test.describe("a page that the tab has shown before", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await scrollPage(page, 1500);
    await page.goto("/faq/");
    await waitForHydration(page);
  });

  test("keeps its scroll position after Back and after a reload", slow, async ({ page }) => {
    await page.goBack();
    await waitForHydration(page);
    await expect.poll(() => readScrollY(page)).toBe(1500);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => readScrollY(page)).toBe(1500);
  });
});

test("a page keeps its scroll position after a link and Back", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await scrollPage(page, 1200);
  await navigate(page, "/about/");
  await expect(page).toHaveURL("/about/");
  await expect.poll(() => readScrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => readScrollY(page)).toBe(1200);
});
