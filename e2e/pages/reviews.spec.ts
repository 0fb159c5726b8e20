import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";

/* Paging through them is in src/components/home. */

const perPage = 5;
const section = (page: Page) => page.getByRole("region", { name: "What Our Clients Say" });

test("reviews have cards of 300 px, however long the text", bothSizes, async ({ page }) => {
  await page.goto("/");
  const longest = content.reviews.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const number = Math.floor(content.reviews.indexOf(longest) / perPage) + 1;
  await section(page)
    .getByRole("button", { name: `Page ${number}` })
    .click();
  const cards = section(page).getByRole("figure");
  const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
  expect(new Set(heights.map((height) => Math.round(height / 4) * 4))).toEqual(new Set([300]));

  const words = cards.filter({ hasText: longest.text.slice(0, 40) }).getByRole("group");
  await words.focus();
  await page.keyboard.press("End");
  await expect.poll(() => words.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
