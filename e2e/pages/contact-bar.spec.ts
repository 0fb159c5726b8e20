import type { Page } from "@playwright/test";
import { chatButton, chatWindow } from "../support/chat";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/* src/components/layout tests the targets of its links. */

const bar = (page: Page) => page.getByRole("complementary", { name: "Call or book" });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

/** Pixels. Far enough to scroll any page's hero out of view. */
const pastHero = 1200;

/** Opens a page and scrolls until the bar appears. */
async function openScrolled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await scrollTo(page, pastHero);
  await expect(bar(page)).toBeVisible();
}

const readBox = async (page: Page, element = bar(page)) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test(
  "the contact bar appears when the hero leaves the screen, and disappears when it returns",
  slow,
  async ({ page, axe }) => {
    await page.goto("/");
    await waitForHydration(page);
    const hero = await readBox(page, page.getByRole("region", { name: content.home.hero.title }));
    await scrollTo(page, hero.bottom - 20);
    await expect(chatButton(page)).toBeInViewport();
    await expect(bar(page)).toHaveCount(0);

    await scrollTo(page, hero.bottom + 20);
    await expect(bar(page)).toBeVisible();
    for (const link of await bar(page).getByRole("link").all())
      expect((await readBox(page, link)).height).toBeGreaterThanOrEqual(44);
    expect(await axe()).toEqual([]);

    await scrollTo(page, 0);
    await expect(bar(page)).toBeHidden();
  },
);

test("the contact bar is next to the chat button, and behind the open chat", async ({ page }) => {
  await openScrolled(page, "/");
  const barBox = await readBox(page);
  const middle = barBox.y + barBox.height / 2;
  await expect
    .poll(async () => {
      const { y, height } = await readBox(page, chatButton(page));
      return Math.abs(y + height / 2 - middle);
    })
    .toBeLessThan(2);
  const book = await readBox(page, bar(page).getByRole("link", { name: "Book" }));
  expect(book.right).toBeLessThan((await readBox(page, chatButton(page))).x);
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  const isBehindChat = page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest("dialog") !== null,
    [barBox.x + barBox.width / 2, middle] as const,
  );
  expect(await isBehindChat).toBe(true);
});
