import type { Page, Route } from "@playwright/test";

const headers = { "access-control-allow-origin": "*" };

/** A form service that answers with a status and words. */
export const answer =
  (status: number, body = "") =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: "text/plain", body });

/** A form service that answers with JSON. */
export const answerJson = (status: number, json: object) => (route: Route) =>
  route.fulfill({ status, headers, json });

/** A form service that leads to a page. */
export const redirectTo = (location: string) => (route: Route) =>
  route.fulfill({ status: 303, headers: { ...headers, location } });

/** Where the page asked the browser to go, for addresses that it hands to other programs. */
export async function watchHandovers(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Page.frameRequestedNavigation", ({ url }) => addresses.push(url));
  await session.send("Page.enable");
  return addresses;
}
