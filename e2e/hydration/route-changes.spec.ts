import { expect, test } from "../support/fixtures";
import { navigate } from "../support/navigate";
import { waitForHydration } from "../support/hydration";
import { firstOfTemplates } from "../support/routes";
import { builtSite } from "../../test/sites/sites.mjs";

test("after navigation, a screen reader announces the page, the focus is at its start, and its head is shown", async ({
  page,
}) => {
  await page.goto("/404/");
  await waitForHydration(page);
  let title = await page.title();
  for (const route of firstOfTemplates(builtSite).filter((one) => one !== "/404/")) {
    await navigate(page, route);
    await expect(page).toHaveURL(route);
    await expect(page, route).not.toHaveTitle(title); // the URL changes before the page
    title = await page.title();
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    const name = ["/", "/home/"].includes(route) ? "Home" : (heading ?? "");
    await expect(page.locator("#gatsby-announcer"), route).toHaveText(`Navigated to ${name}`);
    // The focus is at the top of the new page, so that the next Tab reaches the skip link.
    await expect(page.locator("#gatsby-focus-wrapper"), route).toBeFocused();
    expect(await page.evaluate(() => scrollY), route).toBe(0);
    const canonical = await page
      .locator("link[rel=canonical]")
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(canonical, route).toEqual(route === "/error/" ? [] : [route]);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("after a reload, Back and Forward show their pages before hydration", async ({ page }) => {
  await page.goto("/faq/");
  await waitForHydration(page);
  await navigate(page, "/terms/");
  await expect(page).toHaveTitle(/^Terms/);
  await page.reload();
  for (const [go, path, title] of [
    ["back", "/faq/", "FAQ"],
    ["forward", "/terms/", "Terms"],
  ] as const) {
    await page.evaluate((direction) => history[direction](), go);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await waitForHydration(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.reload();
  }
});
