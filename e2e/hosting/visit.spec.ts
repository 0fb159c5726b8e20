import { openChat } from "../chat";
import { content } from "../content";
import { isHydrated } from "../hydration";
import { open } from "../poster-page";
import { expect, test } from "./fixtures";

/* The fixtures fail these tests on every violation of a policy, be it the page's or the header's. */

test("a visit from page to page, with chat and map", async ({ page }) => {
  await page.goto("/");
  const [protocol] = await page.evaluate(() =>
    performance
      .getEntriesByType("navigation")
      .map((entry) => (entry as PerformanceNavigationTiming).nextHopProtocol),
  );
  expect(protocol).toBe("h2");
  await openChat(page);
  await page.keyboard.press("Escape");
  const map = page.waitForRequest(content.site.map.embedUrl);
  await page.locator(`iframe[title="Map of ${content.site.name}"]`).scrollIntoViewIfNeeded();
  await map;
  await isHydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the developer's site in its frame", async ({ page }) => {
  const frame = page.waitForRequest((request) =>
    request.url().startsWith(content.site.developer.url),
  );
  await page.goto("/devteam/");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await frame;
});

test("the poster as a picture", async ({ page }) => {
  await open(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PNG" }).click();
  expect((await saving).suggestedFilename()).toContain("qr-poster");
});

test("an old address that leads nowhere, and the way home", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 404/);
  await page.goto("/no-such-page/");
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL("/");
});
