// @ts-check
/**
 * npm run bench -- [--runs 5] [--cpu 4] [/ /services/ …]: measures pages of the fixed content's
 * site with Lighthouse and on a slow connection, alternating with the home page without scripts, and
 * prints the medians, with a processor 7.5 and 4 times slower, or as slow as `--cpu` sets. Then
 * checks the byte budgets, and fails if one is exceeded.
 */
import { parseArgs } from "node:util";
import { builtSite } from "../../test/builds/sites.mjs";
import { findChromium } from "../../test/browsers.mjs";
import { checkBudgets, isWithinLimit, printBudgets } from "./budgets.mjs";
import { columns as scoreColumns, showVisit, visit } from "./lighthouse.mjs";
import { serveSite } from "./site-server.mjs";
import { paintColumns, showPaints, visitHome } from "./visit-home.mjs";

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

const chromePath = findChromium();
const ours = await serveSite(builtSite.folder);
const withoutScripts = await serveSite(builtSite.folder, { withoutScripts: true });
const pages = [
  ...routes.map((route) => ({ name: `\`${route}\``, url: ours.origin + route })),
  { name: "`/` without scripts", url: `${withoutScripts.origin}/` },
];

/** @param {string[]} columns @param {(row: number[]) => string} show @param {number[][][]} visits of each page */
function printMedians(columns, show, visits) {
  console.log(`\n| Page | ${columns.join(" | ")} |`);
  console.log(`|---|${"--:|".repeat(columns.length)}`);
  for (const [index, { name }] of pages.entries()) {
    const rows = visits[index] ?? [];
    console.log(
      `| ${name} | ${show(columns.map((_, at) => median(rows.map((row) => row[at] ?? 0))))} |`,
    );
  }
}

/** Measures all pages with a slower processor. @param {number} cpuSlowdown */
async function measure(cpuSlowdown) {
  const scores = pages.map(() => /** @type {number[][]} */ ([]));
  const paints = pages.map(() => /** @type {number[][]} */ ([]));
  // Alternates, so that the machine's other work affects all pages equally.
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [index, { url }] of pages.entries()) {
      scores[index]?.push(await visit(url, chromePath, cpuSlowdown));
      paints[index]?.push((await visitHome(url, chromePath, cpuSlowdown)).paints);
    }
  console.log(`\nMedians of ${values.runs} runs in turns, processor ${cpuSlowdown} times slower`);
  printMedians(scoreColumns, showVisit, scores);
  printMedians(paintColumns, showPaints, paints);
}

for (const slowdown of values.cpu ? [Number(values.cpu)] : [7.5, 4]) await measure(slowdown);

ours.close();
withoutScripts.close();

const budgets = await checkBudgets(builtSite.folder, chromePath);
printBudgets(budgets);
process.exit(budgets.every(isWithinLimit) ? 0 : 1);
