import type { Page } from "@playwright/test";

/** Delays requests to these URLs until the returned function is called. */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback(); // passes the request to the test's own response, if there is one
  });
  return release;
}
