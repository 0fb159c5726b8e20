// @ts-check
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { launch } from "puppeteer-core";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const timings = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  "KiB to load": "total-byte-weight",
};

/** The columns of {@link visit}'s result. */
export const columns = [...categories, ...Object.keys(timings)];

/**
 * A visit with an empty cache on Lighthouse's simulated slow 4G. Prints failed audits.
 *
 * @param {string} address
 * @param {string | undefined} chromePath
 * @param {number} cpuSlowdown how many times slower the phone is than this machine
 * @returns {Promise<number[]>} the scores, then the timings, in the order of the columns
 */
export async function visit(address, chromePath, cpuSlowdown) {
  const chrome = await launch({
    executablePath: chromePath ?? chromium.executablePath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    const throttling = { cpuSlowdownMultiplier: cpuSlowdown };
    const port = Number(new URL(chrome.wsEndpoint()).port);
    const result = await lighthouse(address, { port, logLevel: "error", throttling });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    const { audits, categories: scores } = result.lhr;
    for (const audit of Object.values(audits)) {
      const counts = audit.scoreDisplayMode === "binary" && audit.score === 0;
      if (counts) console.error(`${address}: ${audit.id}: ${audit.title}`);
    }
    return [
      ...categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100)),
      ...Object.values(timings).map((id) => audits[id]?.numericValue ?? 0),
    ];
  } finally {
    await chrome.close();
  }
}

/** @param {number[]} row */
export const showVisit = (row) => {
  const [cls = 0, bytes = 0] = row.slice(-2);
  return [...row.slice(0, -2).map(Math.round), cls.toFixed(3), Math.round(bytes / 1024)].join(
    " | ",
  );
};
