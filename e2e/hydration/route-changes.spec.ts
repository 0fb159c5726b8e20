import { expect, test } from "../support/fixtures";
import { navigate, openHydrated } from "../support/page";
import { recordAnnouncements, takeAnnouncements } from "../support/announcements";
import { firstOfTemplates } from "../support/routes";

test("after navigation, a screen reader announces the page, the focus is at its start, and its head is shown", async ({
  page,
}) => {
  await openHydrated(page, "/404/");
  let title = await page.title();
  for (const route of firstOfTemplates.filter((one) => one !== "/404/")) {
    await navigate(page, route);
    await expect(page).toHaveURL(route);
    await expect(page, route).not.toHaveTitle(title); // the URL changes before the page
    title = await page.title();
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    const name = ["/", "/home/"].includes(route) ? "Home" : (heading ?? "");
    await expect(page.locator("#gatsby-announcer"), route).toHaveText(`Navigated to ${name}`);
    await expect(page.getByRole("main"), route).toBeFocused();
    expect(await page.evaluate(() => scrollY), route).toBe(0);
    const canonical = await page
      .locator("link[rel=canonical]")
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(canonical, route).toEqual(route === "/error/" ? [] : [route]);
  }
  expect(await page.getByRole("main").evaluate((main) => getComputedStyle(main).outlineStyle)).toBe(
    "none",
  );
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("a change of the fragment or of a choice isn't announced as a page", async ({ page }) => {
  await recordAnnouncements(page);
  await openHydrated(page, "/services/");
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await expect(page).toHaveURL("/services/#main");
  await expect(page.getByRole("main")).toBeFocused();
  await page.locator("main a[href^='#']").first().click();
  await expect(page).not.toHaveURL("/services/#main");
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame))));
  expect(await takeAnnouncements(page)).toEqual([]);
  await navigate(page, "/faq/");
  await expect
    .poll(() => takeAnnouncements(page))
    .toEqual([expect.stringMatching(/^Navigated to /)]);
});
