// @ts-check
/** Runs the quick tests. `--full` runs all tests, `--browser` and `--engines` only one step. */
import { mkdirSync } from "node:fs";
import { totalmem } from "node:os";
import { ensureChromium } from "../test/chromium.mjs";
import { findFreePorts } from "../test/free-ports.mjs";
import { installPackages, missingPackages } from "../test/programs.mjs";
import { ensureBuiltSite, ensureTestSites } from "../test/sites/build-sites.mjs";
import { claim } from "./claim.mjs";
import { environment } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";
import { summary, runStep, toolStep, total } from "./steps.mjs";

const [mode = "", ...parameters] = process.argv.slice(2);
const isFull = mode === "--full";
const unitReport = "test-results/unit.json";

/** @param {string} folder of tests and their configuration @param {string} report */
const playwright = (folder, report) =>
  toolStep(
    ["playwright", "test", "--config", folder, ...parameters],
    `test-results/${report}.json`,
  );

/** @type {import("./steps.mjs").Step} */
async function testSites(output) {
  await (isFull ? ensureTestSites(output) : ensureBuiltSite(output));
  return { passed: 1, failed: 0 };
}

/** Steps that need no browser. Steps of a lane run in sequence. */
const lanes = [
  async () => {
    await runStep("Content", toolStep(["tsx", "scripts/check.ts"]), "at the end");
    return runStep("Test sites", testSites, "at the end");
  },
  async () => {
    await runStep("Lint", toolStep(["npm", "run", "lint"]), "at the end");
    await runStep("Types", toolStep(["tsc"]), "at the end");
  },
  () => {
    const jest = toolStep(["jest", "--json", `--outputFile=${unitReport}`], unitReport);
    return runStep("Unit tests", jest, "at the end");
  },
];

/** Runs the lanes in parallel, or in sequence with less than 6 GB of memory. */
async function runLanes() {
  const results = [];
  for (const lane of lanes) {
    results.push(lane());
    if (totalmem() < 6e9) await results.at(-1);
  }
  return (await Promise.all(results))[0];
}

/** @param {"engines" | "nginx"} programs @param {Parameters<typeof runStep>} step skipped without these programs, except in CI */
async function runStepWith(programs, ...step) {
  const missing = missingPackages(programs).join(" ");
  if (!missing || process.env.CI) return runStep(...step);
  total.skipped += 1;
  console.log(`\n== ${step[0]}: skipped. To run it: sudo apt-get install ${missing}`);
}

const runBrowserTests = () => runStep("Browser tests", playwright("e2e", "browser"));
const runEngines = () =>
  runStepWith("engines", "Firefox and WebKit", playwright("e2e/engines", "engines"));

async function runAll() {
  const isBuilt = await runLanes();
  // Not in parallel with a build, because it waits for the effects of its edits.
  const preview = isFull && runStep("Preview", playwright("e2e/preview", "preview"), "at the end");
  if (!isBuilt) total.failures.push("Browser tests: not run without the site");
  if (isBuilt && isFull)
    await runStepWith("nginx", "Hosting", playwright("e2e/hosting", "hosting"), "at the end");
  if (isBuilt) await runBrowserTests();
  await preview;
  if (isBuilt && isFull) await runEngines();
}

const claimed = await claim("tests");
if (claimed.other !== undefined)
  throw new Refusal(`Wait until ${claimed.other} has finished, then run this again.`);
mkdirSync("test-results", { recursive: true });
environment.CHROMIUM_PATH = await ensureChromium();
environment.E2E_FIRST_PORT = String(await findFreePorts(40));
if (mode === "") environment.QUICK_TESTS = "yes";
if (isFull) await installPackages([...missingPackages("nginx"), ...missingPackages("engines")]);
if (mode === "--engines") await installPackages(missingPackages("engines"));

if (mode === "--browser") await runBrowserTests();
else if (mode === "--engines") await runEngines();
else await runAll();
console.log(summary());
process.exit(total.failed > 0 || total.passed + total.skipped === 0 ? 1 : 0);
