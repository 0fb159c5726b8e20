import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { navigate, openHydrated, setDate, waitForHydration } from "../support/page";

const readScrollY = (page: Page) => page.evaluate(() => scrollY);

const scrollPage = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
};

test("a page keeps its scroll position after Back, a reload, and a link and Back", async ({
  page,
}) => {
  await setDate(page);
  await openHydrated(page, "/");
  await scrollPage(page, 1500);
  await openHydrated(page, "/faq/");
  await page.goBack();
  await waitForHydration(page);
  await expect.poll(() => readScrollY(page)).toBe(1500);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => readScrollY(page)).toBe(1500);

  await scrollPage(page, 1200);
  await navigate(page, "/about/");
  await expect(page).toHaveURL("/about/");
  await expect.poll(() => readScrollY(page)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect.poll(() => readScrollY(page)).toBe(1200);
  await expect(page.getByRole("main")).not.toBeFocused();
});
