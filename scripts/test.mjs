// @ts-check
/**
 * npm test: installs what is missing and runs what fails most: types, style, units, content, bytes, and
 * what e2e/playwright.config.ts calls quick. npm run test:full runs every check. Two run side by side
 * where one wouldn't keep two cores busy; the last lines name what failed, and count.
 *
 * npm run test:browser and test:engines run one step, with Playwright's own parameters behind `--`.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { environment, root, run } from "./processes.mjs";
import { ensureChromium, ensurePrograms } from "./programs.mjs";
import { countAsOne, results, runTests, take, takeBeside, total } from "./steps.mjs";

/**
 * @typedef {import("./steps.mjs").Output} Output
 * @typedef {(output?: Output) => Promise<import("./steps.mjs").Counts>} Step
 */

const [mode = "", ...parameters] = process.argv.slice(2);
const isFull = mode === "--full";

/** @param {Output} [output] */
async function typeCheck(output) {
  const code = await run("tsc", [], output);
  if (code !== 0)
    console.error(
      "\nIf a field of src/content/model or a query is new here, its types are missing yet:\n" +
        "npm run codegen writes them.",
    );
  return countAsOne(code);
}

/** @param {Output} [output] */
const lint = async (output) => countAsOne(await run("npm", ["run", "lint"], output));

/** The owner's content. @param {Output} [output] */
const contentCheck = async (output) => countAsOne(await run("tsx", ["scripts/check.ts"], output));

/** @param {Output} [output] */
const unitTests = (output) =>
  runTests("jest", ["--json", `--outputFile=${join(results, "unit.json")}`], "unit", output);

/** @param {string} folder of the tests and their configuration @param {string} report @param {Output} [options] */
const playwright = (folder, report, options) =>
  runTests("playwright", ["test", "--config", folder, ...parameters], report, options);

const browserTests = () =>
  playwright("e2e", "browser", {
    env: ["--full", "--browser"].includes(mode)
      ? environment
      : { ...environment, QUICK_TESTS: "yes" },
  });

/**
 * A step that is left out where its programs can't be had, but never on a build server.
 *
 * @param {"engines" | "nginx"} programs
 * @param {Step} step
 * @returns {Step}
 */
const ifThere = (programs, step) => async (output) => {
  const lack = await ensurePrograms(programs);
  if (!lack) return step(output);
  if (process.env.CI) throw new Error(lack);
  console.log(`Left out: ${lack}`);
  return { passed: 0, failed: 0, skipped: 1 };
};

const hostingTests = ifThere("nginx", (output) => playwright("e2e/hosting", "hosting", output));
const otherEngines = ifThere("engines", () => playwright("e2e/engines", "engines"));

/** @param {Output} [output] */
const previewTests = (output) => playwright("e2e/preview", "preview", output);

/** Of the fixed content: the owner's words and photos may weigh what they like. */
async function byteBudgets() {
  const { checkBudgets, isKept, printBudgets } = await import("../bench/budgets.mjs");
  const { builtSite } = await import("../test/sites/sites.mjs");
  const budgets = await checkBudgets(builtSite.folder);
  printBudgets(budgets);
  const broken = budgets.filter((budget) => !isKept(budget)).length;
  return { passed: budgets.length - broken, failed: broken };
}

/** @param {Output} [output] */
async function buildTestSites(output) {
  const { ensureTestSites } = await import("../test/sites/build-sites.mjs");
  await ensureTestSites(output);
  return countAsOne(0);
}

/** Each build of a test site writes the types of GraphQL's answers anew, beside the copied code. */
async function generatedTypes() {
  const { project } = await import("../test/sites/copied-site.mjs");
  const [committed, written] = [root, project].map((folder) =>
    readFileSync(join(folder, "src/gatsby-types.d.ts"), "utf8").replaceAll("\r\n", "\n"),
  );
  if (committed === written) return countAsOne(0);
  throw new Error(
    "src/gatsby-types.d.ts is behind src/content/model or a query: npm run codegen writes it, and schemas/.",
  );
}

// What needs packages is imported later, where it is used.
await ensureInstalled();
mkdirSync(results, { recursive: true });
await ensureChromium();

async function prepare() {
  await takeBeside("Type check", typeCheck);
  await takeBeside("Content", contentCheck);
  const isBuilt = await takeBeside("Sites for the tests", buildTestSites);
  return isBuilt && (await take("Generated types", generatedTypes), true);
}

/** What needs no build. */
async function judgeSources() {
  await takeBeside("Unit tests", unitTests);
  await takeBeside("Lint", lint);
}

async function takeAll() {
  const [isReady] = await Promise.all([prepare(), judgeSources()]);
  // Not beside a build: it waits for what it has edited.
  const preview = isFull && takeBeside("Preview", previewTests);
  if (isReady) {
    await take("Byte budgets", byteBudgets);
    if (isFull) await takeBeside("Hosting", hostingTests);
    await take("Browser tests", browserTests);
  } else console.log("\n== Budgets and browser tests: not run, since there is no build to test");
  await preview;
  if (isReady && isFull) await take("Firefox and WebKit", otherEngines);
}

if (mode === "--browser") await take("Browser tests", browserTests);
else if (mode === "--engines") await take("Firefox and WebKit", otherEngines);
else await takeAll();

const { passed, failed, skipped, failures } = total;
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 || passed + skipped === 0 ? 1 : 0);
