import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";
import { isHydrated } from "../support/hydration";

const { site, faq } = content;
const answer = (page: Page, id: string) => page.locator(`#${id}`);

test("opens the answer in the address, now and when it changes, and all on paper", async ({
  page,
}) => {
  await page.goto("/faq/#insurance");
  await expect(answer(page, "insurance")).toBeInViewport();
  await expect(answer(page, "cost")).toBeHidden();
  await page.evaluate(() => (window.location.hash = "cost"));
  await expect(answer(page, "cost")).toBeInViewport();

  await page.emulateMedia({ media: "print" });
  for (const { id } of faq) {
    await expect(answer(page, id)).toBeVisible();
    expect((await answer(page, id).boundingBox())?.height).toBeGreaterThan(20);
  }
});

test("who comes back to an answer's address is where they left it", bothSizes, async ({ page }) => {
  const y = () => page.evaluate(() => Math.round(scrollY));
  await page.goto("/faq/#insurance");
  await isHydrated(page);
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL("/about/");
  await expect.poll(y).toBe(0);
  await page.goBack();
  await expect(answer(page, "insurance")).toBeVisible();
  await expect.poll(y).toBe(200);

  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  await page.reload();
  await isHydrated(page);
  await expect.poll(y).toBe(300);
});

test("opens the answer that a link of a page names, after a reload as well", async ({ page }) => {
  await page.goto("/about/");
  await page.reload();
  await isHydrated(page);
  await page.evaluate(() => Reflect.get(window, "___navigate")("/faq/#insurance"));
  await expect(answer(page, "insurance")).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an answer of the FAQ opens by its address", async ({ page }) => {
    await page.goto("/faq/#scheduling");
    await expect(answer(page, "scheduling")).toBeInViewport();
    await expect(answer(page, "scheduling")).toContainText(site.phone);
  });
});
