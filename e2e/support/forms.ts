import type { Page, Route } from "@playwright/test";

const headers = { "access-control-allow-origin": "*" };

/** A form service that responds with a status and a text. */
export const respondWith =
  (status: number, body = "") =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: "text/plain", body });

/** A form service that responds with JSON. */
export const respondWithJson = (status: number, json: object) => (route: Route) =>
  route.fulfill({ status, headers, json });

/** A form service that redirects. */
export const redirectTo = (location: string) => (route: Route) =>
  route.fulfill({ status: 303, headers: { ...headers, location } });

export async function recordOpenedUrls(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Page.frameRequestedNavigation", ({ url }) => addresses.push(url));
  await session.send("Page.enable");
  return addresses;
}
