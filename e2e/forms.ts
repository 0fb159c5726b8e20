import type { Page, Route } from "@playwright/test";

const headers = { "access-control-allow-origin": "*" };

/** A form service that answers with a status and words. */
export const answer =
  (status: number, body = "") =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: "text/plain", body });

/** A form service that never answers. */
export const never = () => undefined;

/** Waits until the scripts answer to a form: a hydrated element carries React's properties. */
export const isHydrated = (page: Page, selector: string) =>
  page.waitForFunction((css) => {
    const form = document.querySelector(css);
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  }, selector);

/** Where the page asked the browser to go, for addresses that it hands to other programs. */
export async function watchHandovers(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Page.frameRequestedNavigation", ({ url }) => addresses.push(url));
  await session.send("Page.enable");
  return addresses;
}
