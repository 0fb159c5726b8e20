import type { Page } from "@playwright/test";
import { chatButton, chatLog } from "../support/chat";
import { isHydrated } from "../support/hydration";
import { open } from "../support/poster-page";
import { expect, test } from "./fixtures";

/* The fixtures fail these tests on every violation of a policy, be it the page's or the header's. */

/** Settles when the page's frame, scrolled to, has been asked for. */
const comesIntoView = async (page: Page) => {
  const frame = page.locator("iframe");
  const address = await frame.evaluate(({ src }: HTMLIFrameElement) => src);
  const asked = page.waitForRequest(address);
  await frame.scrollIntoViewIfNeeded();
  await asked;
};

test("a visit from page to page, with chat and map", async ({ page }) => {
  await page.goto("/");
  const [protocol] = await page.evaluate(() =>
    performance
      .getEntriesByType("navigation")
      .map((entry) => (entry as PerformanceNavigationTiming).nextHopProtocol),
  );
  expect(protocol).toBe("h2");
  await chatButton(page).click();
  await expect(chatLog(page)).toContainText(/\w/);
  await page.keyboard.press("Escape");
  await comesIntoView(page);
  await isHydrated(page);
  await page.getByRole("contentinfo").locator('a[href^="/"]').first().click();
  await expect(page).not.toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the developer's site in its frame", async ({ page }) => {
  // On a large window it is in view from the start.
  const asked = page.waitForRequest((request) => request.frame() !== page.mainFrame());
  await page.goto("/devteam/");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await asked;
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
