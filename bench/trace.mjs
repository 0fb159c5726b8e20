// @ts-check
/**
 * npm run bench:trace -- [--runs 5] [--cpu 20] [--out bench/trace.svg] [name=folder …]: visits the home
 * page of built sites on a phone with applied slow 4G, in turns, up to five seconds after the load
 * event. Prints what their main threads did, as medians, and draws for each site the visit that
 * kept a tap waiting for as long as its median, all to the same scale. Without a folder: the site of the
 * fixed content, test/site.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureBuiltSite } from "../test/sites/built-site.mjs";
import { builtSite } from "../test/sites/sites.mjs";
import { ensureChromium } from "../scripts/chromium.mjs";
import { serveSite } from "./site-server.mjs";
import { drawTraces, groups, readTrace } from "./trace-picture.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    cpu: { type: "string", default: "20" },
    out: { type: "string", default: "bench/trace.svg" },
  },
});

/** 1.6 Mbit/s and 150 ms, which Lighthouse calls slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

if (positionals.length === 0) await ensureBuiltSite();
const sites = positionals.length > 0 ? positionals : [`ours=${builtSite.folder}`];
const executablePath = await ensureChromium();

/** @param {string} folder */
async function traceVisit(folder) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const { origin, close } = await serveSite(folder);
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4g);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.cpu) });
  await browser.startTracing(page, {
    categories: [
      "blink.user_timing",
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "loading",
    ],
  });
  await page.goto(origin, { waitUntil: "load", timeout: 120_000 });
  await page.waitForTimeout(5000);
  const trace = await browser.stopTracing();
  await browser.close();
  close();
  return readTrace(JSON.parse(trace.toString()).traceEvents);
}

/** @type {Map<string, import("./trace-picture.mjs").Trace[]>} */
const visits = new Map();
// In turns, so that whatever else the machine does meets all of them alike.
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const site of sites) {
    const [name = "", folder = name] = site.split("=");
    visits.set(name, [...(visits.get(name) ?? []), await traceVisit(folder)]);
  }
}

/** @type {Record<string, (trace: import("./trace-picture.mjs").Trace) => number>} */
const figures = {
  FCP: ({ marks }) => marks.FCP ?? 0,
  load: ({ marks }) => marks.load ?? 0,
  ...Object.fromEntries(groups.map(({ name }) => [name, ({ spent }) => spent[name] ?? 0])),
  "beyond 50 ms after FCP": ({ blocking }) => blocking,
  "longest task after FCP": ({ longest }) => longest,
};
const middle = Math.floor(Number(values.runs) / 2);
const columns = Object.keys(figures);
console.log(
  `Milliseconds, processor ${values.cpu} times slower, medians of ${values.runs} in turns\n`,
);
console.log(`| Page | ${columns.join(" | ")} |`);
console.log(`|---|${"--:|".repeat(columns.length)}`);
for (const [name, traces] of visits) {
  const medians = Object.values(figures).map((figure) =>
    Math.round(traces.map(figure).toSorted((a, b) => a - b)[middle] ?? 0),
  );
  console.log(`| ${name} | ${medians.join(" | ")} |`);
}
const drawn = [...visits].flatMap(([name, traces]) => {
  const typical = traces.toSorted((a, b) => a.blocking - b.blocking)[middle];
  return typical ? { name, ...typical } : [];
});
await writeFile(values.out, drawTraces(drawn));
console.log(`\nDrawn in ${values.out}.`);
process.exit();
