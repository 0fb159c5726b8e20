// @ts-check
/**
 * Scores pages as Mozilla's Observatory does, and prints JSON: a path and its verdict each.
 *
 *   NODE_EXTRA_CA_CERTS=authority.pem node test/hosting/observatory/scan.mjs 9105 9106 / /faq/
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { observatory } from "./install.mjs";

/**
 * @typedef {{ pass: boolean, result: string | null, constructor: { name: string } }} Finding
 * @typedef {{ path: string, status: number, score: number, failed: string[] }} Verdict
 */

/** @param {string} module of the scanner */
const load = (module) =>
  import(
    pathToFileURL(join(observatory, "node_modules/@mdn/mdn-http-observatory/src", module)).href
  );

const { retrieve } = await load("retriever/retriever.js");
const { getScoreModifier } = await load("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");
const { ALL_TESTS } = await load("constants.js");

/**
 * What the scanner's `scan` does, which knows no paths, and no ports but 80 and 443.
 *
 * @param {string} path
 * @param {{ httpPort: number, httpsPort: number }} ports
 * @returns {Promise<Verdict>}
 */
async function scan(path, ports) {
  const requests = await retrieve("localhost", { ...ports, path });
  const { auto, https } = requests.responses;
  if (!https?.verified) throw new Error(`${path} is not served with a certificate that holds.`);
  /** @type {Finding[]} */
  const findings = ALL_TESTS.map((/** @type {(from: unknown) => Finding} */ test) =>
    test(requests),
  );
  const points = findings.map(({ result }) => Number(getScoreModifier(result)));
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 100);
  const withoutExtra = sum(points.filter((one) => one < 0));
  return {
    path,
    status: auto.status,
    score: withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutExtra,
    failed: findings.flatMap((one) => (one.pass ? [] : `${one.constructor.name}: ${one.result}`)),
  };
}

const [httpPort, httpsPort, ...paths] = process.argv.slice(2);
const verdicts = [];
for (const path of paths)
  verdicts.push(await scan(path, { httpPort: Number(httpPort), httpsPort: Number(httpsPort) }));
console.log(JSON.stringify(verdicts));
