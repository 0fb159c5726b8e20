import type { Page } from "@playwright/test";
import { expect, test as base } from "../support/fixtures";
import { collector } from "../../test/sites/sites.mjs";

const noNetwork = `--host-resolver-rules=${collector.resolverRule}, MAP * ~NOTFOUND, EXCLUDE localhost`;

/**
 * The tests' fixtures without Playwright's hold on requests, which loses about one in twenty of the
 * beacons that a page sends while it is left; the browser alone loses none. Requests still reach no
 * network: no name but localhost is known.
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

/** Lets nothing come from such addresses (`*` stands for anything), as a content blocker does. */
export async function block(page: Page, address: string, allowedErrors: RegExp[]): Promise<void> {
  allowedErrors.push(/ERR_BLOCKED_BY_CLIENT|Loading (CSS )?chunk/); // the browser's own words
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", { urls: [address] });
}

/** Settles when the visitor is on the way to the booking page. */
export const leaves = (page: Page) =>
  page.waitForRequest((request) => request.url().startsWith("https://booking.example/"));
