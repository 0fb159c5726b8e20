// @ts-check
/**
 * Measures pages of the built site with Lighthouse (mobile, its own simulated slow 4G) behind
 * `gatsby serve`, and prints a table: npm run bench -- [--runs 5] [/ /services/ …]
 */
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureChromium } from "../scripts/chromium.mjs";
import { start } from "../scripts/processes.mjs";

const port = 9300;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const routes = positionals.length > 0 ? positionals : ["/"];
const origin = `http://localhost:${port}`;

const categories = ["performance", "accessibility", "best-practices", "seo"];
const timings = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  "KiB to load": "total-byte-weight",
};

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * One visit with an empty browser.
 *
 * @param {string} route
 * @param {string | undefined} chromePath
 * @returns {Promise<number[]>} the scores, then the timings, in the order of the table
 */
async function visit(route, chromePath) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    const result = await lighthouse(origin + route, { port: chrome.port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${route}`);
    const { lhr } = result;
    for (const audit of Object.values(lhr.audits)) {
      const counts = audit.scoreDisplayMode === "binary" && audit.score === 0;
      if (counts) console.error(`${route}: ${audit.id}: ${audit.title}`);
    }
    return [
      ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      ...Object.values(timings).map((id) => lhr.audits[id]?.numericValue ?? 0),
    ];
  } finally {
    chrome.kill();
  }
}

/** @param {number[]} row */
const show = ([performance, accessibility, practices, seo, fcp, lcp, tbt, cls, bytes]) =>
  [
    performance,
    accessibility,
    practices,
    seo,
    ...[fcp, lcp, tbt].map((time) => Math.round(time ?? 0)),
    cls?.toFixed(3),
    Math.round((bytes ?? 0) / 1024),
  ].join(" | ");

const answers = () =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

const chromePath = await ensureChromium();
const server = start("gatsby", ["serve", "--port", String(port)], { stdio: "ignore" });
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200));

console.log(`\n| Route | ${[...categories, ...Object.keys(timings)].join(" | ")} |`);
console.log(`|---|${"--:|".repeat(categories.length + Object.keys(timings).length)}`);
for (const route of routes) {
  /** @type {number[][]} */
  const visits = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    visits.push(await visit(route, chromePath));
  const medians = (visits[0] ?? []).map((_, column) =>
    median(visits.map((row) => row[column] ?? 0)),
  );
  console.log(`| \`${route}\` | ${show(medians)} |`);
}
server.kill();
process.exit(0);
