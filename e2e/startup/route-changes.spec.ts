import { expect, test } from "../support/fixtures";
import { goTo } from "../support/go-to";
import { isHydrated } from "../support/hydration";
import { routes } from "../support/routes";

const announcer = "#gatsby-announcer";

test("each page is told to who listens, and is read from its start", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/404/");
  await isHydrated(page);
  const titles = new Map<string, string>();
  let title = await page.title();
  for (const route of routes.filter((one) => one !== "/404/")) {
    await goTo(page, route);
    await expect(page).toHaveURL(route);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page, route).not.toHaveTitle(title); // the address changes before the page
    title = await page.title();
    const name = (await heading.textContent()) ?? "";
    await expect(page.locator(announcer), route).toHaveText(`Navigated to ${name}`);
    // The focus is at the top of the new page, so that the next Tab offers to skip to its content.
    await expect(page.locator("#gatsby-focus-wrapper"), route).toBeFocused();
    expect(await page.evaluate(() => scrollY), route).toBe(0);
    titles.set(route, title);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  titles.delete("/home/"); // the home page's second address
  expect([...titles.values()]).toEqual([...new Set(titles.values())]);
});
