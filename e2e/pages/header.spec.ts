import type { Page } from "@playwright/test";
import { drawerWidth } from "../../src/lib/constants";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

/** e2e/engines tests the menu without scripts and before hydration. */
const closings = {
  "the close icon": (page: Page) => page.getByRole("button", { name: "Close menu" }).click(),
  "a second click in the same position": (page: Page, x: number, y: number) =>
    page.mouse.click(x, y),
  "a click outside": (page: Page) => page.mouse.click(20, 400),
  Escape: (page: Page) => page.keyboard.press("Escape"),
};

test("the menu opens at the right edge, and returns the focus however it is closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const [action, close] of Object.entries(closings)) {
    await page.evaluate(() => scrollBy({ top: 10, behavior: "instant" }));
    const { x, y } = (await openMenu(page).boundingBox())!;
    await openMenu(page).click();
    await expect(drawer(page).getByRole("link", { name: "Locations" })).toBeVisible();
    await expect(page.locator("html"), "the page doesn't scroll behind").toHaveCSS(
      "overflow",
      "hidden",
    );
    expect(await drawer(page).boundingBox()).toMatchObject({ x: 767 - drawerWidth, y: 0 });
    await close(page, x + 22, y + 22);
    await expect(page, action).toHaveURL("/");
    await expect(drawer(page), action).toBeHidden();
    await expect(openMenu(page), action).toBeFocused();
  }
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(openMenu(page)).toBeHidden();
});

test("a link in the menu opens its page and closes the menu", async ({ page, axe }) => {
  const shared = content.navigation.footer
    .flatMap(({ links }) => links)
    .find((link) => link.inMenu);
  await page.goto("/404.html");
  await openMenu(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(await axe()).toEqual([]);
  await drawer(page).getByRole("link", { name: shared!.name }).click();
  await expect(page).toHaveURL(shared!.href);
  await expect(drawer(page)).toBeHidden();
});
