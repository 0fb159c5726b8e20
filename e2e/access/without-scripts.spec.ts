import { findBrokenWords } from "./checks/find-broken-words";
import { findDeadControls } from "./checks/find-dead-controls";
import { findUnreadable } from "./checks/find-unreadable";
import { expect, slow, test } from "../support/fixtures";
import { setTextSize } from "../support/page";
import { firstOfTemplates, routes } from "../support/routes";

test.use({ javaScriptEnabled: false });

/** Minimum characters in a page's main content. The booking page has few words. */
const minimumLength = 100;

test(
  "every page is complete without scripts, and readable with large text",
  slow,
  async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      const text = (await page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
      expect.soft(text.length, route).toBeGreaterThan(minimumLength);
      expect.soft(await page.evaluate(findUnreadable), `${route}: unreadable`).toEqual([]);
      expect.soft(await page.evaluate(findDeadControls), `${route}: dead`).toEqual([]);
      await expect.soft(page.getByRole("contentinfo").getByRole("link"), route).not.toHaveCount(0);
      if (firstOfTemplates.includes(route)) continue; // accessibility.spec.ts tests them
      await setTextSize(page, 32);
      expect.soft(await page.evaluate(findUnreadable), `${route}: text at 200 %`).toEqual([]);
      expect.soft(await page.evaluate(findBrokenWords), `${route}: words`).toEqual([]);
      await setTextSize(page, 16);
    }
  },
);
