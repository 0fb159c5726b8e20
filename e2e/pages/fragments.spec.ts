import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";

const answer = (page: Page, id: string) => page.locator(`#${id}`);

test("an address with a fragment opens its answer, now and when it changes, and paper has all", async ({
  page,
}) => {
  await page.goto("/faq/#insurance");
  await expect(answer(page, "insurance")).toBeInViewport();
  await expect(answer(page, "cost")).toBeHidden();
  await page.evaluate(() => (window.location.hash = "cost"));
  await expect(answer(page, "cost")).toBeInViewport();

  await page.emulateMedia({ media: "print" });
  for (const { id } of content.faq) {
    await expect(answer(page, id)).toBeVisible();
    expect((await answer(page, id).boundingBox())?.height).toBeGreaterThan(20);
  }
});

test(
  "the contents of a text lead to its sections, and those of towns to each other",
  slow,
  async ({ page }) => {
    const heading = (name: string) => page.getByRole("heading", { name, exact: true });
    await page.goto("/terms/");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "July promotion" }).click();
    await expect(page).toHaveURL("/terms/#july-promotion");
    await expect(heading("July promotion")).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(contents).toBeHidden();

    await page.emulateMedia({ media: null });
    await page.goto("/locations/#buda");
    await expect(heading("Buda")).toBeInViewport();
    await page
      .getByRole("navigation", { name: "Towns" })
      .getByRole("link", { name: "Kyle" })
      .click();
    await expect(heading("Kyle")).toBeInViewport();
  },
);

test.describe("without scripts", slow, () => {
  test.use({ javaScriptEnabled: false });

  test("an answer of the FAQ opens by its address", async ({ page }) => {
    await page.goto("/faq/#scheduling");
    await expect(answer(page, "scheduling")).toBeInViewport();
    await expect(answer(page, "scheduling")).toContainText(content.site.phone);
  });
});
