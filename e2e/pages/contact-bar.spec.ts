import type { Page } from "@playwright/test";
import { chatButton, chatWindow } from "../support/chat";
import { content } from "../support/content";
import { expect, slow, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

/* src/components/shell tests the targets of its links. */

const bar = (page: Page) => page.getByRole("complementary", { name: "Call or book" });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);

/** Far enough to scroll the head of any page out of view. */
const wayDown = 1200;

/** Opens a page and scrolls until the bar appears. */
async function openScrolled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await scrollTo(page, wayDown);
  await expect(bar(page)).toBeVisible();
}

const boxOf = async (page: Page, part = bar(page)) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test(
  "comes once the hero has been scrolled away, and goes with its return",
  slow,
  async ({ page, axe }) => {
    await page.goto("/");
    await waitForHydration(page);
    const hero = await boxOf(page, page.getByRole("region", { name: content.home.hero.title }));
    await scrollTo(page, hero.bottom - 20);
    await expect(chatButton(page)).toBeInViewport();
    await expect(bar(page)).toHaveCount(0);

    await scrollTo(page, hero.bottom + 20);
    await expect(bar(page)).toBeVisible();
    for (const link of await bar(page).getByRole("link").all())
      expect((await boxOf(page, link)).height).toBeGreaterThanOrEqual(44);
    expect(await axe()).toEqual([]);

    await scrollTo(page, 0);
    await expect(bar(page)).toBeHidden();
  },
);

test("takes nobody back to the menu that was closed", slow, async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("button", { name: "Close menu" }).tap();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await scrollTo(page, wayDown);
  await expect(bar(page)).toBeVisible();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(wayDown);
});

test("stands beside the chat's button, which opens the chat over it", async ({ page }) => {
  await openScrolled(page, "/");
  const frame = await boxOf(page);
  const middle = frame.y + frame.height / 2;
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(page, chatButton(page));
      return Math.abs(y + height / 2 - middle);
    })
    .toBeLessThan(2);
  const book = await boxOf(page, bar(page).getByRole("link", { name: "Book" }));
  expect(book.right).toBeLessThan((await boxOf(page, chatButton(page))).x);
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  const isUnderTheChat = page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest("dialog") !== null,
    [frame.x + frame.width / 2, middle] as const,
  );
  expect(await isUnderTheChat).toBe(true);
});

test(
  "gives way to what is typed, to a low window, and to very large text",
  slow,
  async ({ page }) => {
    await openScrolled(page, "/contact/");
    const field = page.getByRole("contentinfo").getByLabel("Email address");
    await field.focus();
    await expect(bar(page)).toBeHidden();
    await field.blur();
    await expect(bar(page)).toBeVisible();
    for (const size of [
      { width: 740, height: 340 },
      { width: 260, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await expect(bar(page)).toBeHidden();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(bar(page)).toBeVisible();
    }
  },
);
