// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../../scripts/processes.mjs";

const leavesBuildAlone = /\.test\.tsx?$|gatsby-types\.d\.ts$/;

/** @param {string} path */
const isFile = (path) => statSync(path).isFile();

/** @param {string} path of a file or folder */
function filesOf(path) {
  if (isFile(path)) return [path];
  const below = readdirSync(path, { recursive: true }).map((name) => join(path, String(name)));
  return below.filter(isFile);
}

/** Hosts set these. version-file.ts and fill-from-host.ts in src read them. */
const hostNames = [
  ...["GITHUB_SHA", "COMMIT_REF", "CF_PAGES_COMMIT_SHA", "BUILT_AT"],
  ...["SITE_URL", "CF_PAGES_URL", "GITHUB_REPOSITORY", "REPOSITORY_URL"],
];

/** @param {string} name */
const isSwitch = (name) => name.startsWith("GATSBY_MIXPANEL_") || hostNames.includes(name);

/**
 * Removes the variables that a build of the site reads from an environment.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export const withoutSwitches = (environment) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !isSwitch(name)));

/**
 * A hash of the paths and contents of files. Two builds from the same files produce the same site.
 *
 * @param {string[]} paths files and folders of the project
 */
export function fingerprint(paths) {
  const files = paths.flatMap((path) => filesOf(join(root, path)));
  const hash = createHash("sha256");
  for (const file of files.filter((file) => !leavesBuildAlone.test(file)).sort()) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
