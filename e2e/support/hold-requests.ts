import type { Page } from "@playwright/test";

/** Holds back what is requested at such addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback(); // to a test's own answer, if there is one
  });
  return release;
}
