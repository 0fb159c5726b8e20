// @ts-check
import { chromium } from "@playwright/test";

/** @typedef {{ path: string, type: string, bytes: number }} Transfer without headers */

export const paintColumns = ["heading ms", "photo ms", "blocked ms", "load ms", "shift"];

/** Runs in the page. The largest paint can be the heading or the photo, so both are marked. */
function observePaints() {
  const paints = { heading: 0, photo: 0, blocked: 0, shift: 0 };
  Object.assign(window, { paints });
  /** @param {string} type @param {(entry: any) => object} read */
  const observe = (type, read) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(paints, read(entry));
    }).observe({ type, buffered: true });
  observe("element", ({ identifier, startTime }) => ({ [identifier]: startTime }));
  observe("longtask", ({ duration }) => ({ blocked: paints.blocked + duration - 50 }));
  observe("layout-shift", ({ value }) => ({ shift: paints.shift + value }));
  new MutationObserver(() => {
    document.querySelector("h1")?.setAttribute("elementtiming", "heading");
    document.querySelector("main picture img")?.setAttribute("elementtiming", "photo");
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Opens a phone with a width of 360 px and two pixels per CSS pixel.
 *
 * @param {string | undefined} executablePath Chromium
 * @param {number} [cpuSlowdown] then also with a slow connection: 1.6 Mbit/s, 150 ms
 */
export async function openPhone(executablePath, cpuSlowdown) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  if (cpuSlowdown) {
    const session = await page.context().newCDPSession(page);
    const speed = { downloadThroughput: 200_000, uploadThroughput: 93_750 };
    const network = { offline: false, latency: 150, ...speed };
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  }
  return { browser, page };
}

/**
 * What a phone loads and paints, until the page is hydrated and quiet.
 *
 * @param {string} url
 * @param {string | undefined} executablePath
 * @param {number} [cpuSlowdown]
 * @returns {Promise<{ transfers: Transfer[], paints: number[] }>} paints in the order of the columns
 */
export async function visitHome(url, executablePath, cpuSlowdown) {
  const { browser, page } = await openPhone(executablePath, cpuSlowdown);
  await page.addInitScript(observePaints);
  /** @type {import("@playwright/test").Request[]} */
  const requests = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(url);
  const quiet = "html[data-hydrated], html:not(:has(script[src]))";
  await page.waitForSelector(quiet, { state: "attached" });
  await page.waitForLoadState("networkidle");
  const transfers = await Promise.all(
    requests
      .filter((request) => request.url().startsWith(new URL(url).origin))
      .map(async (request) => ({
        path: new URL(request.url()).pathname,
        type: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
  );
  const paints = await page.evaluate(() => {
    const { heading, photo, blocked, shift } = /** @type {any} */ (window).paints;
    return [
      heading,
      photo,
      blocked,
      performance.getEntriesByType("navigation")[0]?.duration,
      shift,
    ];
  });
  await browser.close();
  return { transfers, paints };
}

/** @param {number[]} row */
export const showPaints = (row) =>
  [...row.slice(0, -1).map(Math.round), row.at(-1)?.toFixed(4)].join(" | ");
