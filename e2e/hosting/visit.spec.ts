import { chatButton, chatLog } from "../support/chat";
import { isHydrated } from "../support/hydration";
import { expect, test } from "./fixtures";

/* The fixtures fail this test on every violation of a policy, from the page or from a header. */

test("a visit from page to page by HTTP/2, with chat, map and the poster as a picture", async ({
  page,
}) => {
  await page.goto("/");
  const protocol = await page.evaluate(() =>
    performance
      .getEntriesByType("navigation")
      .map((entry) => (entry as PerformanceNavigationTiming).nextHopProtocol),
  );
  expect(protocol).toEqual(["h2"]);
  await isHydrated(page);
  await chatButton(page).click();
  await expect(chatLog(page)).toContainText(/\w/);
  await page.keyboard.press("Escape");
  const map = page.waitForRequest((request) => request.frame() !== page.mainFrame());
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await map;
  await page.getByRole("contentinfo").locator('a[href^="/"]').first().click();
  await expect(page).not.toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto("/qr-poster/");
  await isHydrated(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PNG" }).click();
  expect((await saving).suggestedFilename()).toContain("qr-poster");
});
