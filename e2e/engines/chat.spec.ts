import { content } from "../support/content";
import { expect, test } from "./fixtures";
import { button, dialog, link } from "./find";
import { keys } from "./keys";
import { isHeldInside } from "./modal";
import type { Page } from "./page";
import { ringOf } from "./ring-of";

const open = button("Chat assistant");
const chat = dialog("Chat");
const log = { css: "[role=log]", within: chat };

async function openChat(page: Page) {
  await page.open("/");
  await page.click(open);
  await page.see(button("Pricing", log));
}

test("the chat gives a price", async ({ page }) => {
  const [size] = content.dogSizes;
  const [coat] = content.coats;
  await openChat(page);
  await page.click(button("Pricing", log));
  await page.click(button(new RegExp(`^${size?.range.replace("+", "\\+")}`), log));
  await page.click(button(new RegExp(`^${coat?.label}`), log));
  await page.see(link(/^Book this/, log));
  expect(await page.text(log)).toMatch(/\$\d+\.\d\d before tax/);
});

test("a tap beside the chat closes it, and does nothing else", async ({ page }) => {
  await openChat(page);
  await page.clickAt(20, 12);
  await page.miss(chat);
  expect(await page.path()).toBe("/");
  expect(await page.hasFocus(open)).toBe(true);
});

test("Escape closes the chat, and the conversation is kept", async ({ page }) => {
  await openChat(page);
  await page.click(button("Pricing", log));
  const size = button(new RegExp(`^${content.dogSizes[0]?.range}`), log);
  await page.see(size);
  await page.press(keys.Escape);
  await page.miss(chat);
  await page.click(open);
  await page.see(size);
});

test("Tab stays in the chat", async ({ page }) => {
  await openChat(page);
  expect(await isHeldInside(page, 20)).toBe(true);
});

test("the page behind the chat does not scroll", async ({ page }) => {
  await openChat(page);
  const before = await page.evaluate(() => scrollY);
  await page.wheelAt(20, 12, 400);
  await page.wheelAt(200, 500, 4000);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("clicks on the chat's buttons leave no ring around what comes next", async ({ page }) => {
  await openChat(page);
  await expect.poll(() => page.hasFocus(log)).toBe(true);
  expect(await ringOf(page)).toBe("none");
  await page.click(button("Pricing", log));
  await page.see(button(new RegExp(`^${content.dogSizes[0]?.range}`), log));
  expect(await ringOf(page)).toBe("none");
});

test("a click that closes the chat leaves its button as it was", async ({ page }) => {
  await page.open("/");
  const look = () =>
    page.on(open, (element) => {
      const { outline, boxShadow } = getComputedStyle(element);
      return { outline, boxShadow };
    });
  const before = await look();
  await page.click(open);
  await page.click(button("Close chat", chat));
  await page.miss(chat);
  expect(await page.hasFocus(open)).toBe(true);
  expect(await look()).toEqual(before);
});
