import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an answer of the FAQ opens by its address", async ({ page }) => {
    await page.goto("/faq/#scheduling");
    await expect(answer(page, "scheduling")).toBeInViewport();
    await expect(answer(page, "scheduling")).toContainText(site.phone);
  });
});
