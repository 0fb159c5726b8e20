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

  test("opens at its top, also after navigation and Back", slow, async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    expect(await readScrollY(page)).toBe(0);
    await navigate(page, "/about/");
    await expect(page).toHaveURL("/about/");
    await expect(page.getByRole("heading", { level: 1, name: "Meet Your Groomer" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "In Dogs We Trust" })).toBeVisible();
    expect(await readScrollY(page)).toBe(0);
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

test("the next page is at its top in its first frame", slow, async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await scrollPage(page, 10_000);
  await page.evaluate(() => {
    const title = document.querySelector("h1");
    const checkFrame = () => {
      if (document.querySelector("h1") === title) return requestAnimationFrame(checkFrame);
      return Object.assign(window, { firstY: scrollY });
    };
    requestAnimationFrame(checkFrame);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await page.waitForFunction(() => Reflect.has(window, "firstY"));
  expect(await page.evaluate(() => Reflect.get(window, "firstY") as number)).toBe(0);
});
