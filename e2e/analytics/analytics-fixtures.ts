import type { Page } from "@playwright/test";
import { expect, test as base } from "../support/fixtures";

/** The test fixtures for the site that records events. */
export const test = base.extend({ site: "full" });

export { expect };

/** Blocks requests to a URL pattern (`*` matches anything), like a content blocker. */
export async function block(page: Page, pattern: string, allowedErrors: RegExp[]): Promise<void> {
  allowedErrors.push(/ERR_BLOCKED_BY_CLIENT|Loading (CSS )?chunk/); // the browser's own messages
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", { urls: [pattern] });
}

/** Waits until the browser requests the booking page. */
export const waitForBooking = (page: Page) =>
  page.waitForRequest((request) => request.url().startsWith("https://booking.example/"));
