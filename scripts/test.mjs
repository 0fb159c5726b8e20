// @ts-check
/**
 * npm test: installs what is missing and runs what fails most: types, style, units, content, bytes, and
 * what e2e/playwright.config.ts calls quick. npm run test:full runs every check. Two run side by side
 * where one wouldn't keep two cores busy; the last lines name what failed, and count.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureEngines } from "./engines.mjs";
import { describeStaleTypes, readTypes } from "./generated-types.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureNginx } from "./nginx.mjs";
import { environment, run } from "./processes.mjs";
import { countBrowserTests, countUnitTests } from "./reports.mjs";
import { countAsOne, results, take, takeBeside, total } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Output} Output */

const unitReport = join(results, "unit.json");
const browserReport = join(results, "browser.json");
const hostingReport = join(results, "hosting.json");
const enginesReport = join(results, "engines.json");
const previewReport = join(results, "preview.json");

const isFull = process.argv.includes("--full");

/** @param {Output} output */
async function typeCheck(output) {
  const code = await run("tsc", [], output);
  if (code !== 0)
    console.error(
      "\nIf a field of src/content-model or a query is new here, its types are missing yet:\n" +
        "npm run codegen writes them.",
    );
  return countAsOne(code);
}

/** @param {Output} output */
const lint = async (output) => countAsOne(await run("npm", ["run", "lint"], output));

/** @param {Output} output */
async function unitTests(output) {
  rmSync(unitReport, { force: true });
  const code = await run("jest", ["--json", `--outputFile=${unitReport}`], output);
  return countUnitTests(code, unitReport);
}

/**
 * Runs Playwright and counts what its report says.
 *
 * @param {string} report
 * @param {string} folder of the tests and their configuration
 * @param {import("node:child_process").SpawnOptions} [options]
 */
async function playwright(report, folder, options) {
  rmSync(report, { force: true });
  const code = await run("playwright", ["test", "--config", folder], options);
  return countBrowserTests(code, report);
}

async function browserTests() {
  await ensureChromium();
  return playwright(
    browserReport,
    "e2e",
    isFull ? {} : { env: { ...environment, QUICK_TESTS: "yes" } },
  );
}

/** The owner's content, which only the full run builds. @param {Output} output */
const contentCheck = async (output) => countAsOne(await run("tsx", ["scripts/check.ts"], output));

/** @param {Output} output */
async function hostingTests(output) {
  if (!(await ensureNginx())) {
    const lack =
      "There is no nginx here, and none could be installed, so docs/nginx.conf is untested.";
    if (process.env.CI) throw new Error(lack);
    console.log(lack);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  await ensureChromium();
  return playwright(hostingReport, "e2e/hosting", output);
}

/** @param {Output} output */
async function previewTests(output) {
  await ensureChromium();
  return playwright(previewReport, "e2e/preview", output);
}

/** @param {string} before the types as they were before the build */
function reportStaleTypes(before) {
  const advice = describeStaleTypes(before, readTypes());
  if (advice) console.error(advice);
  return countAsOne(advice ? 1 : 0);
}

async function otherEngines() {
  const lack = await ensureEngines();
  if (!lack) return playwright(enginesReport, "e2e/engines");
  if (process.env.CI) throw new Error(lack);
  console.log(lack);
  return { passed: 0, failed: 0, skipped: 1 };
}

/** Of the fixed content: the owner's words and photos may weigh what they like. */
async function byteBudgets() {
  await ensureChromium();
  const { checkBudgets, isKept, printBudgets } = await import("../bench/budgets.mjs");
  const { builtSite } = await import("../test/sites/sites.mjs");
  const budgets = await checkBudgets(builtSite.folder);
  printBudgets(budgets);
  const broken = budgets.filter((budget) => !isKept(budget)).length;
  return { passed: budgets.length - broken, failed: broken, skipped: 0 };
}

/** @param {Output} output */
async function buildTestSites(output) {
  const { ensureBuiltSite } = await import("../test/sites/built-site.mjs");
  const { ensureFullSite } = await import("../test/sites/full-site.mjs");
  await ensureBuiltSite(output);
  await ensureFullSite(output);
  return countAsOne(0);
}

// What needs packages is imported later, where it is used.
await ensureInstalled();
mkdirSync(results, { recursive: true });

/** Builds what the later steps test. */
async function prepare() {
  await takeBeside("Type check", typeCheck);
  if (isFull) {
    const typesBefore = readTypes();
    const isBuilt = await takeBeside("Build", async (output) => countAsOne(await build(output)));
    if (!isBuilt) return false;
    await take("Generated types", async () => reportStaleTypes(typesBefore));
  } else await takeBeside("Content", contentCheck);
  return takeBeside("Sites for the tests", buildTestSites);
}

/** What needs no build. */
async function judgeSources() {
  await takeBeside("Unit tests", unitTests);
  await takeBeside("Lint", lint);
}

const [isReady] = await Promise.all([prepare(), judgeSources()]);
// Not beside a build: it waits for what it has edited, and sees to it that public/ stays as it is.
const preview = isFull && takeBeside("Preview", previewTests);
if (isReady) {
  await take("Byte budgets", byteBudgets);
  if (isFull) await takeBeside("Hosting", hostingTests);
  await take("Browser tests", browserTests);
}
await preview;
if (isReady) {
  if (isFull) await take("Firefox and WebKit", otherEngines);
} else console.log("\n== Budgets and browser tests: not run, since there is no build to test");

const { passed, failed, skipped, failures } = total;
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
