import type { Page, Route } from "@playwright/test";

const headers = { "access-control-allow-origin": "*" };

/** A form service that answers with a status and words. */
export const answer =
  (status: number, body = "") =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: "text/plain", body });

/** A form service that accepts what it gets, once it is released. */
export function heldAnswer() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const accept = async (route: Route) => {
    await released;
    await answer(200)(route);
  };
  return { accept, release };
}

/** A form service that never answers. */
export const never = () => undefined;

/** Where the page asked the browser to go, for addresses that it hands to other programs. */
export async function watchHandovers(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Page.frameRequestedNavigation", ({ url }) => addresses.push(url));
  await session.send("Page.enable");
  return addresses;
}
