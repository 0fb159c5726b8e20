// @ts-check
/**
 * npm run bench -- [--runs 5] [--cpu 4] [/ /services/ …]: measures pages of the fixed content's
 * site with Lighthouse and on a slow connection, alternating with the home page without scripts, and
 * prints the medians: as slow as a mid-range phone and 4 times slower than this machine, or as slow as
 * `--cpu` sets. Then checks the byte budgets, and fails if one is exceeded.
 */
import { parseArgs } from "node:util";
import { builtSite } from "../test/sites/sites.mjs";
import { findChromium } from "../test/browsers.mjs";
import { checkBudgets, isWithinLimit, printBudgets } from "./budgets.mjs";
import { columns, showVisit, visit } from "./lighthouse.mjs";
import { measurePaints, paintColumns, showPaints } from "./paints.mjs";
import { findPhoneSlowdown } from "./phones.mjs";
import { serveSite } from "./site-server.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    cpu: { type: "string" },
  },
});
const routes = positionals.length > 0 ? positionals : ["/"];

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const chromePath = findChromium() ?? "";
const ours = await serveSite(builtSite.folder);
const withoutScripts = await serveSite(builtSite.folder, { withoutScripts: true });
const pages = [
  ...routes.map((route) => ({ name: `\`${route}\``, url: ours.origin + route })),
  { name: "`/` without scripts", url: `${withoutScripts.origin}/` },
];

const lighthouse = { measureVisit: visit, columns, show: showVisit };
const slowConnection = { measureVisit: measurePaints, columns: paintColumns, show: showPaints };

/** Measures all pages with a slower processor. @param {typeof lighthouse} tool @param {number} cpuSlowdown */
async function measure({ measureVisit, columns, show }, cpuSlowdown) {
  const candidates = pages.map((page) => ({ ...page, visits: /** @type {number[][]} */ ([]) }));
  // Alternates, so that the machine's other work affects all pages equally.
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const { url, visits } of candidates)
      visits.push(await measureVisit(url, { chromePath, cpuSlowdown }));

  console.log(`\nMedians of ${values.runs} runs in turns, processor ${cpuSlowdown} times slower\n`);
  console.log(`| Page | ${columns.join(" | ")} |`);
  console.log(`|---|${"--:|".repeat(columns.length)}`);
  for (const { name, visits } of candidates) {
    const medians = columns.map((_, column) => median(visits.map((row) => row[column] ?? 0)));
    console.log(`| ${name} | ${show(medians)} |`);
  }
}

const slowdowns = values.cpu ? [Number(values.cpu)] : [await findPhoneSlowdown(chromePath), 4];
for (const slowdown of slowdowns)
  for (const tool of [lighthouse, slowConnection]) await measure(tool, slowdown);

ours.close();
withoutScripts.close();

const budgets = await checkBudgets(builtSite.folder, chromePath);
printBudgets(budgets);
process.exit(budgets.every(isWithinLimit) ? 0 : 1);
