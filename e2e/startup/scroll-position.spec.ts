import type { Page } from "@playwright/test";
import { setDate } from "../support/set-date";
import { expect, slow, test } from "../support/fixtures";
import { navigate } from "../support/navigate";
import { waitForHydration } from "../support/hydration";

const y = (page: Page) => page.evaluate(() => scrollY);

const scrollPage = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
};

test.beforeEach(({ page }) => setDate(page));

test.describe("a page that this tab has seen before", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await scrollPage(page, 1500);
    await page.goto("/faq/");
    await waitForHydration(page);
  });

  test(
    "opened anew is at its top, also on the way back from another page",
    slow,
    async ({ page }) => {
      await page.goto("/");
      await waitForHydration(page);
      expect(await y(page)).toBe(0);
      await navigate(page, "/about/");
      await expect(page).toHaveURL("/about/");
      await expect(
        page.getByRole("heading", { level: 1, name: "Meet Your Groomer" }),
      ).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "In Dogs We Trust" })).toBeVisible();
      expect(await y(page)).toBe(0);
    },
  );

  test("is where it was on the way back, and after a reload", slow, async ({ page }) => {
    await page.goBack();
    await waitForHydration(page);
    await expect.poll(() => y(page)).toBe(1500);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => y(page)).toBe(1500);
  });
});

test("a page left by a link is where it was on the way back", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await scrollPage(page, 1200);
  await navigate(page, "/about/");
  await expect(page).toHaveURL("/about/");
  await expect.poll(() => y(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => y(page)).toBe(1200);
});

test("another page is at its top with its first frame", slow, async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await scrollPage(page, 10_000);
  await page.evaluate(() => {
    const title = document.querySelector("h1");
    const note = () => {
      if (document.querySelector("h1") === title) return requestAnimationFrame(note);
      return Object.assign(window, { firstY: scrollY });
    };
    requestAnimationFrame(note);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await page.waitForFunction(() => Reflect.has(window, "firstY"));
  expect(await page.evaluate(() => Reflect.get(window, "firstY") as number)).toBe(0);
});
