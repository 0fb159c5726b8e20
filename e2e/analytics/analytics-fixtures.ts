import type { Page } from "@playwright/test";
import { expect, test as base } from "../support/fixtures";
import { collector } from "../../test/sites/sites.mjs";

const noNetwork = `--host-resolver-rules=${collector.resolverRule}, MAP * ~NOTFOUND, EXCLUDE localhost`;

/**
 * The tests' fixtures without Playwright's request interception, which loses about 5 % of the
 * beacons sent while leaving a page; the browser itself loses no beacon. Requests still don't reach
 * the network: only localhost resolves.
 */
export const test = base.extend({
  site: "full",
  externalRequests: async ({}, use) => use([]),
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), noNetwork] }),
    { scope: "worker" },
  ],
});

export { expect };

/** Blocks requests to a URL pattern (`*` matches anything), like a content blocker. */
export async function block(page: Page, address: string, allowedErrors: RegExp[]): Promise<void> {
  allowedErrors.push(/ERR_BLOCKED_BY_CLIENT|Loading (CSS )?chunk/); // the browser's own messages
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", { urls: [address] });
}

/** Waits until the visitor leaves for the booking page. */
export const waitForBooking = (page: Page) =>
  page.waitForRequest((request) => request.url().startsWith("https://booking.example/"));
