// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../../../scripts/processes.mjs";

/** Where the scanner's packages are: away from the site's own, and from all that reads our code. */
export const observatory = join(root, "test-results/observatory");

const source = join(root, "test/hosting/observatory");
const stamp = join(observatory, "stamp");

/**
 * Installs Mozilla's scanner, unless it is installed. Its own scripts don't run: they would fetch the
 * list of sites that browsers know to be HTTPS alone, which is left empty here.
 *
 * @throws {Error} if npm fails
 */
export async function ensureObservatory() {
  const lock = readFileSync(join(source, "package-lock.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  mkdirSync(observatory, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    cpSync(join(source, file), join(observatory, file));
  console.log("Installing Mozilla's HTTP Observatory (npm ci) ...");
  const parameters = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if ((await run("npm", parameters, { cwd: observatory })) !== 0)
    throw new Error("Mozilla's HTTP Observatory could not be installed; npm's words stand above.");
  const lists = join(observatory, "node_modules/@mdn/mdn-http-observatory/conf");
  writeFileSync(join(lists, "hsts-preload.json"), "{}");
  writeFileSync(stamp, lock);
}
