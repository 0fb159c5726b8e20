import { content } from "../support/content";
import { expect, test } from "./fixtures";
import { button, dialog, link } from "./find";
import { keys } from "./keys";

/* With scripts and without. */

const open = button("Open menu");
const menu = dialog("Menu");

test("the menu opens, and gives the focus back when Escape closes it", async ({ page }) => {
  await page.goto("/");
  await page.click(open);
  await page.see(menu);
  await page.press(keys.Escape);
  await page.miss(menu);
  expect(await page.hasFocus(open)).toBe(true);
});

test("the menu closes by its button", async ({ page }) => {
  await page.goto("/");
  await page.click(open);
  await page.click(button("Close menu"));
  await page.miss(menu);
});

test("the menu leads to another page", async ({ page }) => {
  const [{ name, href } = { name: "", href: "" }] = content.navigation.header;
  await page.goto("/404.html");
  await page.click(open);
  await page.click(link(name, menu));
  await page.waitFor((path) => location.pathname === path, href);
  await page.miss(menu);
});
