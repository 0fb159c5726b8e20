import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";

const findAnswer = (page: Page, id: string) => page.locator(`#${id}`);

test("a URL's fragment opens its answer, also when it changes, and print shows all answers", async ({
  page,
}) => {
  await page.goto("/faq/#insurance");
  await expect(findAnswer(page, "insurance")).toBeInViewport();
  await expect(findAnswer(page, "cost")).toBeHidden();
  await page.evaluate(() => (window.location.hash = "cost"));
  await expect(findAnswer(page, "cost")).toBeInViewport();

  await page.emulateMedia({ media: "print" });
  for (const { id } of content.faq) {
    await expect(findAnswer(page, id)).toBeVisible();
    expect((await findAnswer(page, id).boundingBox())?.height).toBeGreaterThan(20);
  }
});

test.describe("without scripts", slow, () => {
  test.use({ javaScriptEnabled: false });

  test("a URL's fragment opens its answer", async ({ page }) => {
    await page.goto("/faq/#scheduling");
    await expect(findAnswer(page, "scheduling")).toBeInViewport();
    await expect(findAnswer(page, "scheduling")).toContainText(content.site.phone);
  });
});
