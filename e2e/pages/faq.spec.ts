import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { anySize, expect, test } from "../support/fixtures";

const { site, faq } = content;
const answer = (page: Page, id: string) => page.locator(`#${id}`);

test("starts closed and toggles each item by itself", anySize, async ({ page }) => {
  await page.goto("/faq/");
  for (const { id } of faq) await expect(answer(page, id)).toBeHidden();
  const [first, second] = faq.map(({ question }) => page.getByText(question, { exact: true }));
  await first?.click();
  await second?.click();
  for (const { id } of faq.slice(0, 2)) await expect(answer(page, id)).toBeVisible();
  await first?.click();
  await expect(answer(page, faq[0]?.id ?? "")).toBeHidden();
  await expect(answer(page, faq[1]?.id ?? "")).toBeVisible();
});

test("opens the answer in the address, now and when it changes", anySize, async ({ page }) => {
  await page.goto("/faq/#insurance");
  await expect(answer(page, "insurance")).toBeInViewport();
  await expect(answer(page, "cost")).toBeHidden();
  await page.evaluate(() => (window.location.hash = "cost"));
  await expect(answer(page, "cost")).toBeInViewport();
});

test("unfolds everything on paper", anySize, async ({ page }) => {
  await page.goto("/faq/");
  await page.emulateMedia({ media: "print" });
  for (const { id } of faq) {
    await expect(answer(page, id)).toBeVisible();
    expect((await answer(page, id).boundingBox())?.height).toBeGreaterThan(20);
  }
});

test("is accessible with its answers open", anySize, async ({ page, axe }) => {
  await page.goto("/faq/");
  for (const { question } of faq) await page.getByText(question, { exact: true }).click();
  expect(await axe("main")).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an answer of the FAQ opens by its address", anySize, async ({ page }) => {
    await page.goto("/faq/#scheduling");
    await expect(page.locator("#scheduling")).toBeInViewport();
    await expect(page.locator("#scheduling")).toContainText(site.phone);
  });
});
