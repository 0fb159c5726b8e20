// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./processes.mjs";

/** The folders that the owner edits. */
export const contentFolders = ["content", "data"];

/** What a build of the site reads beside its content and its packages. */
export const codeInputs = [
  "plugins",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
].filter((path) => existsSync(join(root, path)));

const leavesBuildAlone = /\.test\.tsx?$|gatsby-types\.d\.ts$/;

/** @param {string} path */
const isFile = (path) => statSync(path).isFile();

/** @param {string} path of a file or folder */
function filesOf(path) {
  if (isFile(path)) return [path];
  const below = readdirSync(path, { recursive: true }).map((name) => join(path, String(name)));
  return below.filter(isFile);
}

/** By which hosts say what is built: src/gatsby/version-file.ts writes it. */
const versionNames = ["GITHUB_SHA", "COMMIT_REF", "CF_PAGES_COMMIT_SHA", "BUILT_AT"];

/** @param {string} name */
const isSwitch = (name) => name.startsWith("GATSBY_MIXPANEL_") || versionNames.includes(name);

/**
 * An environment without the switches that a build reads.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export const withoutSwitches = (environment) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !isSwitch(name)));

/**
 * A fingerprint of files: their paths and what stands in them. Two builds from the same ones give
 * the same site.
 *
 * @param {string[]} paths files and folders of the project
 * @param {string} [from] the folder that they lie in
 */
export function hashFiles(paths, from = root) {
  const files = paths.flatMap((path) => filesOf(join(from, path)));
  const hash = createHash("sha256");
  for (const file of files.filter((file) => !leavesBuildAlone.test(file)).sort()) {
    hash.update(relative(from, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
