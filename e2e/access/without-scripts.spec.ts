import { findDeadControls } from "./checks/find-dead-controls";
import { findUnreadable } from "./checks/find-unreadable";
import { expect, slow, test } from "../support/fixtures";
import { routes } from "../support/routes";

test.use({ javaScriptEnabled: false });

/** Minimum characters in a page's main content without scripts: the booking page has few words. */
const fewest = 100;

test("each page has its content without scripts, and nothing dead", slow, async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const text = (await page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
    expect.soft(text.length, route).toBeGreaterThan(fewest);
    expect.soft(await page.evaluate(findUnreadable), `${route}: unreadable`).toEqual([]);
    expect.soft(await page.evaluate(findDeadControls), `${route}: dead`).toEqual([]);
    await expect.soft(page.getByRole("contentinfo").getByRole("link"), route).not.toHaveCount(0);
  }
});
