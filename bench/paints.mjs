// @ts-check
import { chromium } from "@playwright/test";

/** The columns of {@link measurePaints}'s result. */
export const paintColumns = ["FCP ms", "heading ms", "photo ms", "blocked ms", "load ms", "shift"];

/** Observes the page. The largest paint is a decorative background, so the heading and the photo are marked. */
const observePaints = () => {
  const paints = { heading: 0, photo: 0, blocked: 0, shift: 0 };
  Object.assign(window, { paints });
  /** @param {string} type @param {(entry: any) => void} add */
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  observe("element", ({ identifier, startTime }) =>
    Object.assign(paints, { [identifier]: startTime }),
  );
  observe("longtask", ({ duration }) => (paints.blocked += duration - 50));
  observe(
    "layout-shift",
    ({ value, hadRecentInput }) => (paints.shift += hadRecentInput ? 0 : value),
  );
  new MutationObserver(() => {
    document.querySelector("h1")?.setAttribute("elementtiming", "heading");
    document.querySelector("main picture img")?.setAttribute("elementtiming", "photo");
  }).observe(document, { childList: true, subtree: true });
};

/**
 * A visit with an empty cache on a slow phone: 1.6 Mbit/s, 150 ms.
 *
 * @param {string} url
 * @param {{ chromePath: string | undefined, cpuSlowdown?: number }} options
 * @returns {Promise<number[]>} in the order of the columns
 */
export async function measurePaints(url, { chromePath, cpuSlowdown = 4 }) {
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript(observePaints);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const result = await page.evaluate(() => {
    const { heading, photo, blocked, shift } = /** @type {any} */ (window).paints;
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [navigation] = performance.getEntriesByType("navigation");
    const load = (navigation?.startTime ?? 0) + (navigation?.duration ?? 0);
    return [paint?.startTime ?? 0, heading, photo, blocked, load, shift];
  });
  await browser.close();
  return result;
}

/** @param {number[]} row */
export const showPaints = (row) =>
  [...row.slice(0, -1).map(Math.round), row.at(-1)?.toFixed(4)].join(" | ");
