import type { Page } from "@playwright/test";
import { expect, test as base } from "../support/fixtures";

export const test = base.extend({ site: "full" });

export { expect };

/** Blocks requests to a URL pattern (`*` matches anything), like a content blocker. */
export async function block(page: Page, pattern: string, allowedErrors: RegExp[]): Promise<void> {
  allowedErrors.push(/ERR_BLOCKED_BY_CLIENT|Loading (CSS )?chunk/); // the browser's own messages
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", { urls: [pattern] });
}

export const waitForBooking = (page: Page) =>
  page.waitForRequest((request) => request.url().startsWith("https://booking.example/"));
