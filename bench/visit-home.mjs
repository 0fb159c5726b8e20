// @ts-check
import { chromium } from "@playwright/test";

/** @typedef {{ path: string, type: string, bytes: number }} Transfer a file with its headers */

/**
 * The files that a phone with a width of 360 px and two pixels per CSS pixel loads for the home
 * page, until the page is hydrated and quiet.
 *
 * @param {string} origin
 * @param {string | undefined} executablePath Chromium
 * @returns {Promise<Transfer[]>}
 */
export async function visitHome(origin, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  /** @type {import("@playwright/test").Request[]} */
  const requests = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(origin);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const transfers = await Promise.all(
    requests
      .filter((request) => request.url().startsWith(origin))
      .map(async (request) => {
        const { responseHeadersSize, responseBodySize } = await request.sizes();
        return {
          path: new URL(request.url()).pathname,
          type: request.resourceType(),
          bytes: responseHeadersSize + responseBodySize,
        };
      }),
  );
  await browser.close();
  return transfers;
}
