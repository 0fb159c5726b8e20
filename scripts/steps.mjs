// @ts-check
/** The steps of `npm test`: runs them, says how each went, and counts their tests. */
import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { root, run } from "./processes.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [failures] the tests that failed: file and title
 * @typedef {import("node:child_process").SpawnOptions} Output where a step's tools write to
 */

/** Where steps leave their reports. */
export const results = join(root, "test-results");

/** What all steps counted so far. @type {Required<Counts>} */
export const total = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** A step without tests of its own counts as one. @param {number} code its exit code */
export const countAsOne = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** @param {any} report of Jest @returns {Counts} */
const readJest = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
  failures: testResults
    .filter((/** @type {any} */ { status }) => status === "failed")
    .map((/** @type {any} */ { name }) => relative(root, name)),
});

/** @param {any} suite of Playwright's report @returns {string[]} */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** @param {any} report of Playwright @returns {Counts} */
const readPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: failedSpecs({ suites }),
});

/**
 * Runs a tool that tests, and counts what its report says; a run that fails without a failed test counts as one.
 *
 * @param {"jest" | "playwright"} tool
 * @param {string[]} parameters
 * @param {string} report the file's name without its extension
 * @param {Output} [options]
 * @returns {Promise<Counts>}
 */
export async function runTests(tool, parameters, report, options) {
  const file = join(results, `${report}.json`);
  rmSync(file, { force: true });
  const code = await run(tool, parameters, options);
  if (!existsSync(file)) return countAsOne(code || 1);
  const read = tool === "jest" ? readJest : readPlaywright;
  const counts = read(JSON.parse(readFileSync(file, "utf8")));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Runs a step, says how it went, and adds to the total.
 *
 * @param {string} name
 * @param {(output?: Output) => Promise<Counts>} step
 * @param {{ isBeside?: boolean }} [options] beside others, what its tools write is shown when it has ended
 */
export async function take(name, step, { isBeside = false } = {}) {
  const log = join(results, `${name.toLowerCase().replaceAll(" ", "-")}.log`);
  const file = isBeside ? openSync(log, "w") : undefined;
  if (!isBeside) console.log(`\n== ${name}`);
  const begun = performance.now();
  const counts = await step(file ? { stdio: ["ignore", file, file] } : undefined).catch(
    (/** @type {Error} */ error) => {
      console.error(error.message);
      return countAsOne(1);
    },
  );
  if (file) {
    closeSync(file);
    console.log(`\n== ${name}\n${readFileSync(log, "utf8")}`);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { passed, failed, skipped = 0, failures = [] } = /** @type {Counts} */ (counts);
  console.log(`== ${name}: ${failed === 0 ? "passed" : "failed"} in ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) total.failures.push(`${name}:`, ...failures.map((line) => `  ${line}`));
  return failed === 0;
}

/** @param {string} name @param {(output?: Output) => Promise<Counts>} step */
export const takeBeside = (name, step) => take(name, step, { isBeside: true });
