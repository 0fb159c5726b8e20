import { content } from "../support/content";
import { expect, test } from "./fixtures";
import { button, dialog, link } from "./find";
import { isHeldInside } from "./modal";

const open = button("Open menu");
const menu = dialog("Menu");

test("a tap beside the menu closes it, and does nothing else", async ({ page, notes }) => {
  await page.open("/");
  const call = link(content.site.phone);
  const { x, y } = await page.reach(call);
  await page.click(open);
  await page.see(menu);
  expect(x, "the link is beside the menu").toBeLessThan(390 - 250);
  await page.clickAt(x, y);
  await page.miss(menu);
  expect(await notes("handed-over")).toEqual([]);
  expect(await page.path()).toBe("/");
});

test("Tab stays in the menu", async ({ page }) => {
  await page.open("/");
  await page.click(open);
  await page.see(menu);
  expect(await isHeldInside(page, 8)).toBe(true);
});

test("the menu opens before the scripts have come", async ({ page, site }) => {
  const release = site.holdRequests(/\.js$/);
  await page.goto("/");
  await page.click(open);
  await page.see(menu);
  expect(await isHeldInside(page, 8)).toBe(true);
  release();
});
