// @ts-check
/** Runs the steps of `npm test`, reports their results, and counts their tests. */
import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { root, run } from "./processes.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[], flaky?: string[] }} Counts
 *   `failures` lists failed tests, `flaky` tests that passed on a retry
 * @typedef {(output?: import("./processes.mjs").SpawnOptions) => Promise<Counts>} Step `output`: where to write
 */

/** The counts of all steps. @type {Required<Counts>} */
export const total = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** @typedef {{ file: string, line: number, title: string, tests: { status: string }[] }} Spec */

/** @param {string} status @param {any} suite of Playwright's report @returns {string[]} */
const testsWith = (status, { suites = [], specs = [] }) => [
  .../** @type {Spec[]} */ (specs)
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap((/** @type {any} */ suite) => testsWith(status, suite)),
];

/** @param {any} report of Jest or Playwright @returns {Counts} */
const toCounts = ({ stats, suites, testResults, ...jest }) =>
  stats
    ? {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        failures: testsWith("unexpected", { suites }),
        flaky: testsWith("flaky", { suites }),
      }
    : {
        passed: jest.numPassedTests,
        failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
        failures: testResults
          .filter((/** @type {any} */ { status }) => status === "failed")
          .map((/** @type {any} */ { name }) => relative(root, name)),
      };

/**
 * Makes a step that runs a tool. It counts as one test, or as the tests of its report. A tool that
 * fails without a failed test, or without a report, counts as one failed test.
 *
 * @param {[command: string, ...parameters: string[]]} tool
 * @param {string} [report] the file that Jest or Playwright writes
 * @returns {Step}
 */
export const toolStep =
  ([command, ...parameters], report) =>
  async (output) => {
    if (report) rmSync(report, { force: true });
    const code = await run(command, parameters, output);
    if (!report && code === 0) return { passed: 1, failed: 0 };
    if (!report || !existsSync(report)) return { passed: 0, failed: 1 };
    const counts = toCounts(JSON.parse(readFileSync(report, "utf8")));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  };

/**
 * The progress of a tool from its output: the number of Jest's finished test files, or else its last line.
 *
 * @param {string} output
 */
export function progressOf(output) {
  const files = output.match(/^(PASS|FAIL) /gm)?.length;
  const [lastLine = ""] = output.trimEnd().split("\n").slice(-1);
  return files ? `${files} test files done` : lastLine.slice(0, 100);
}

/**
 * Runs a step, reports its result, and adds to the total.
 *
 * @param {string} name
 * @param {Step} step
 * @param {"now" | "at the end"} [show] when to show the output of its tools
 * @returns {Promise<boolean>} whether it passed
 */
export async function runStep(name, step, show = "now") {
  const log = `test-results/${name}.log`;
  const file = show === "now" ? undefined : openSync(log, "w");
  const start = performance.now();
  const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
  const logProgress = () =>
    console.log(`   ${name}, ${seconds()}: ${progressOf(readFileSync(log, "utf8"))}`);
  const timer = file && setInterval(logProgress, 30_000);
  if (!file) console.log(`\n== ${name}`);
  /** @type {Counts} */
  const { passed, failed, skipped, failures, flaky } = await step(
    file ? { stdio: ["ignore", file, file] } : undefined,
  ).catch(({ message }) => ({ passed: 0, failed: 1, failures: [message] }));
  clearInterval(timer);
  if (file) {
    closeSync(file);
    console.log(`\n== ${name}\n${readFileSync(log, "utf8")}`);
  }
  console.log(`== ${name}: ${failed === 0 ? "passed" : "failed"} in ${seconds()}`);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped ?? 0;
  if (failed > 0) total.failures.push([`${name}:`, ...(failures ?? [])].join("\n  "));
  if (flaky?.length) total.flaky.push([`${name}:`, ...flaky].join("\n  "));
  return failed === 0;
}

/** The last lines: failed tests, and the counts. */
export function summary() {
  const { passed, failed, skipped } = total;
  const list = (/** @type {string} */ heading, /** @type {string[]} */ tests) =>
    tests.length > 0 ? `\n${heading}:\n${tests.join("\n")}\n` : "";
  const lists = list("Passed on a retry", total.flaky) + list("Failed", total.failures);
  return `${lists}\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
