import { findDeadControls } from "../access/checks/find-dead-controls";
import { content } from "../support/content";
import { expect, test } from "./fixtures";

const openMenu = "[aria-label='Open menu']";
const [{ href } = { href: "" }] = content.navigation.header;
const menu = "dialog[aria-label=Menu]";

test("a visitor without scripts can use the menu, and every control works", async ({
  page,
  engine,
}) => {
  for (const path of ["/", "/qr-poster/", "/services/", "/faq/", "/contact/", "/blog/"]) {
    await page.goto(path);
    expect(await page.evaluate(findDeadControls), path).toEqual([]);
  }
  await page.click(openMenu);
  await page.see(menu);
  await engine.press("Escape");
  await page.miss(menu);
  await page.expectFocus(openMenu);
  await page.click(openMenu);
  await page.click(`${menu} a[href='${href}']`);
  await page.expectPath(href);
});
