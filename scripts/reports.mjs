// @ts-check
/** Reads the reports of Jest and Playwright: how many tests there were, and which failed. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./processes.mjs";
import { countAsOne } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Counts} Counts */

/**
 * Counts the tests of a report; a run that fails without a failed test counts as one.
 *
 * @param {number} code
 * @param {string} report
 * @param {(report: any) => Counts} read
 */
function countReport(code, report, read) {
  if (!existsSync(report)) return countAsOne(code || 1);
  const counts = read(JSON.parse(readFileSync(report, "utf8")));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * What failed in a run of Jest: files that don't load, and tests.
 *
 * @param {any} report
 * @returns {string[]}
 */
const failedUnitTests = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === "failed");
    const titles = failed.map((/** @type {any} */ test) => test.fullName);
    const file = relative(root, name);
    if (status === "failed" && titles.length === 0) return [file];
    return titles.map((/** @type {string} */ title) => `${file} › ${title}`);
  });

/**
 * What failed in a run of Playwright.
 *
 * @param {any} suite
 * @returns {string[]}
 */
const failedBrowserTests = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ spec) => !spec.ok)
    .map((/** @type {any} */ spec) => `${spec.file}:${spec.line} › ${spec.title}`),
  ...suites.flatMap(failedBrowserTests),
];

/**
 * Counts the tests of a run of Jest.
 *
 * @param {number} code its exit code
 * @param {string} report the file
 */
export const countUnitTests = (code, report) =>
  countReport(code, report, (run) => ({
    passed: run.numPassedTests,
    failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
    skipped: run.numPendingTests + run.numTodoTests,
    failures: failedUnitTests(run),
  }));

/**
 * Counts the tests of a run of Playwright; one that passes at the second try has passed.
 *
 * @param {number} code its exit code
 * @param {string} report the file
 */
export const countBrowserTests = (code, report) =>
  countReport(code, report, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: failedBrowserTests({ suites }),
  }));
