import type { Page } from "@playwright/test";
import { reviewsPerPage } from "../../src/lib/constants";
import { content } from "../support/content";
import { bothSizes, expect, test } from "../support/fixtures";

/* src/components/home tests the pagination. */

const section = (page: Page) => page.getByRole("region", { name: "What Our Clients Say" });

const showPageOf = (page: Page, index: number) =>
  section(page)
    .getByRole("button", { name: `Page ${Math.floor(index / reviewsPerPage) + 1}` })
    .click();

test("review cards are 300 px high, however long the text", bothSizes, async ({ page }) => {
  await page.goto("/");
  const longest = content.reviews.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  await showPageOf(page, content.reviews.indexOf(longest));
  const cards = section(page).getByRole("figure");
  const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
  expect(new Set(heights.map((height) => Math.round(height / 4) * 4))).toEqual(new Set([300]));

  const text = cards.filter({ hasText: longest.text.slice(0, 40) }).getByRole("group");
  await text.focus();
  await page.keyboard.press("End");
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

for (const path of ["/", "/reviews/"]) {
  test(`on ${path}, nothing covers a client's photo`, bothSizes, async ({ page }) => {
    await page.goto(path);
    const index = content.reviews.findIndex(({ image }) => image && !image.startsWith("https:"));
    if (path === "/") await showPageOf(page, index);
    const card = page.getByRole("figure").filter({ hasText: content.reviews[index]!.author });
    const onTop = await card.locator("img").evaluate((photo) => {
      photo.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = photo.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.localName;
    });
    expect(onTop).toBe("img");
  });
}
