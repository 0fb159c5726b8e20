// @ts-check
import { chromium } from "@playwright/test";

/** @typedef {{ path: string, type: string, bytes: number }} Transfer a file with its headers */

/**
 * The files that a phone with a width of 360 px and two pixels per CSS pixel loads for the home
 * page, up to the `load` event, and then, after the first use, until the page is hydrated and quiet.
 *
 * @param {string} origin
 * @param {string | undefined} executablePath Chromium
 * @returns {Promise<{ beforeLoad: Transfer[], afterLoad: Transfer[] }>}
 */
export async function visitHome(origin, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  let hasLoaded = false;
  /** @type {{ isEarly: boolean, request: import("@playwright/test").Request }[]} */
  const requests = [];
  page.on("load", () => (hasLoaded = true));
  page.on("request", (request) => requests.push({ isEarly: !hasLoaded, request }));
  await page.goto(origin, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => {
    dispatchEvent(new Event("scroll"));
    return document.documentElement.hasAttribute("data-hydrated");
  });
  await page.waitForLoadState("networkidle");

  /** @param {boolean} early */
  const transfers = (early) =>
    Promise.all(
      requests
        .filter(({ isEarly, request }) => isEarly === early && request.url().startsWith(origin))
        .map(async ({ request }) => {
          const { responseHeadersSize, responseBodySize } = await request.sizes();
          return {
            path: new URL(request.url()).pathname,
            type: request.resourceType(),
            bytes: responseHeadersSize + responseBodySize,
          };
        }),
    );
  const visit = { beforeLoad: await transfers(true), afterLoad: await transfers(false) };
  await browser.close();
  return visit;
}
