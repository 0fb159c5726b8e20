// @ts-check
/** The steps of `npm test`: runs them, says how each went, and counts their tests. */
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [failures] the tests that failed: file and title
 * @typedef {import("node:child_process").SpawnOptions} Output where a step's tools write to
 */

/** Where steps leave their reports. */
export const results = join(root, "test-results");

/** A step without tests of its own counts as one. @param {number} code its exit code */
export const countAsOne = (code) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
});

/**
 * What all steps counted so far.
 *
 * @type {Required<Counts>}
 */
export const total = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** @param {string[]} lines */
const indent = (lines) => lines.map((line) => `  ${line}`);

/** @param {string} name @param {Counts} counts @param {number} begun */
function report(name, counts, begun) {
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`== ${name}: ${counts.failed === 0 ? "passed" : "failed"} in ${seconds} s`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (counts.failed > 0) total.failures.push(`${name}:`, ...indent(counts.failures ?? []));
  return counts.failed === 0;
}

/** @param {Promise<Counts>} step */
const countErrors = (step) =>
  step.catch((/** @type {Error} */ error) => {
    console.error(error.message);
    return countAsOne(1);
  });

/**
 * Runs one step, says how it went, and adds to the total.
 *
 * @param {string} name
 * @param {() => Promise<Counts>} step
 */
export async function take(name, step) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  return report(name, await countErrors(step()), begun);
}

/**
 * Runs a step beside others: what its tools write is shown when it has ended.
 *
 * @param {string} name
 * @param {(output: Output) => Promise<Counts>} step
 */
export async function takeBeside(name, step) {
  const log = join(results, `${name.toLowerCase().replaceAll(" ", "-")}.log`);
  const file = openSync(log, "w");
  const begun = performance.now();
  const counts = await countErrors(step({ stdio: ["ignore", file, file] }));
  closeSync(file);
  console.log(`\n== ${name}\n${readFileSync(log, "utf8")}`);
  return report(name, counts, begun);
}
