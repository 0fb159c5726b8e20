import { expect, test } from "../support/fixtures";
import { navigate } from "../support/navigate";
import { waitForHydration } from "../support/hydration";
import { firstOfTemplates } from "../support/routes";

test("after navigation, a screen reader announces the page, the focus is at its start, and its head is shown", async ({
  page,
}) => {
  await page.goto("/404/");
  await waitForHydration(page);
  let title = await page.title();
  for (const route of firstOfTemplates.filter((one) => one !== "/404/")) {
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
