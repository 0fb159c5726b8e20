import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";

/* Paging through them is in src/components/reviews. */

const perPage = 5;
const section = (page: Page) => page.getByRole("region", { name: "What Our Clients Say" });
const cards = (page: Page) => section(page).getByRole("figure");
const button = (page: Page, name: string) => section(page).getByRole("button", { name });

test("reviews have cards of 300 px, however long the text", bothSizes, async ({ page }) => {
  await page.goto("/");
  const longest = content.reviews.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const number = Math.floor(content.reviews.indexOf(longest) / perPage) + 1;
  await button(page, `Page ${number}`).click();
  const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
  expect(new Set(heights.map((height) => Math.round(height / 4) * 4))).toEqual(new Set([300]));

  const words = cards(page)
    .filter({ hasText: longest.text.slice(0, 40) })
    .getByRole("group");
  await words.focus();
  await page.keyboard.press("End");
  await expect.poll(() => words.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("reviews have no dead buttons, and all are a link away", async ({ page }) => {
    await page.goto("/");
    await expect(cards(page)).toHaveCount(perPage);
    await expect(section(page).getByRole("button")).toHaveCount(0);
    await section(page).getByRole("link", { name: "Read all reviews" }).click();
    const authors: string[] = [];
    const next = page.getByRole("link", { name: "More reviews" });
    for (;;) {
      authors.push(...(await page.getByRole("figure").locator("strong").allTextContents()));
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect(authors).toEqual(content.reviews.map(({ author }) => author));
  });

  test("long reviews can be scrolled by keyboard", bothSizes, async ({ page }) => {
    await page.goto("/");
    const outOfReach = await cards(page)
      .locator("blockquote")
      .evaluateAll((all) =>
        (all as HTMLElement[])
          .filter((words) => words.scrollHeight > words.clientHeight + 1 && words.tabIndex < 0)
          .map((words) => words.innerText),
      );
    expect(outOfReach).toEqual([]);
  });
});
