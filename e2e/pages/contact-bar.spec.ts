import type { Locator } from "@playwright/test";
import { chatButton, chatWindow } from "../support/chat";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { openHydrated } from "../support/page";

/* src/components/layout tests the targets of its links. */

const readBox = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { left: x, right: x + width, bottom: y + height, middle: y + height / 2, height };
};

test("the contact bar is next to the chat button while the hero is off screen, and behind the open chat", async ({
  page,
  axe,
}) => {
  const bar = page.getByRole("complementary", { name: "Call or book" });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await openHydrated(page, "/");
  const hero = await readBox(page.getByRole("region", { name: content.home.hero.title }));
  await scrollTo(hero.bottom - 20);
  await expect(chatButton(page)).toBeInViewport();
  await expect(bar).toHaveCount(0);

  await scrollTo(hero.bottom + 20);
  await expect(bar).toBeVisible();
  for (const link of await bar.getByRole("link").all())
    expect((await readBox(link)).height).toBeGreaterThanOrEqual(44);
  expect(await axe()).toEqual([]);
  const { middle, left, right } = await readBox(bar);
  await expect
    .poll(async () => Math.abs((await readBox(chatButton(page))).middle - middle))
    .toBeLessThan(2);
  const book = await readBox(bar.getByRole("link", { name: "Book" }));
  expect(book.right).toBeLessThan((await readBox(chatButton(page))).left);

  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  const isBehindChat = page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest("dialog") !== null,
    [(left + right) / 2, middle] as const,
  );
  expect(await isBehindChat).toBe(true);
  await page.keyboard.press("Escape");
  await scrollTo(0);
  await expect(bar).toBeHidden();
});

test("the contact bar covers nothing at the end of a page, with and without the chat button", async ({
  page,
}) => {
  for (const path of ["/", "/faq/"]) {
    await openHydrated(page, path);
    const room = () =>
      page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
        const end = document.querySelector("footer")!.getBoundingClientRect().bottom;
        const bar = document.querySelector<HTMLElement>("aside[data-shown]");
        return bar && innerHeight - end - bar.offsetHeight;
      });
    await expect.poll(room, path).toBeGreaterThanOrEqual(0);
  }
});
