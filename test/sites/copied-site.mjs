// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gatsbyBuild } from "../../scripts/gatsby-build.mjs";
import { environment, root } from "../../scripts/processes.mjs";
import { fingerprint, withoutSwitches } from "./fingerprint.mjs";

/** The folders that the owner edits. */
const contentFolders = ["content", "data"];

/** The inputs of a build in addition to content and packages. */
const codeInputs = [
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];

/** The fixed content that tests rely on: a folder with `data` and `content`. */
export const fixedContent = "test/site";

/**
 * A site for tests: the project's code with the fixed content.
 *
 * @typedef {object} CopiedSite
 * @property {string} folder of the built site, relative to the project
 * @property {string} about a description
 * @property {string[]} [inputs] inputs in addition to the code and the fixed content
 * @property {Record<string, string>} [switches] environment variables of the build
 * @property {(project: string) => void | Promise<void>} [change] changes the copy before it is built
 */

/** The folder in which all sites are built in turn. */
export const project = join(root, "test-results/project");

/**
 * Copies code and fixed content into an empty folder.
 *
 * @param {string} project the copy's folder
 */
export function copyProject(project) {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  const copy = (/** @type {string} */ from, /** @type {string} */ path) =>
    cpSync(join(from, path), join(project, path), { recursive: true });
  for (const path of codeInputs) copy(root, path);
  for (const path of contentFolders) copy(join(root, fixedContent), path);
}

/**
 * Builds a site, unless it is already built. The copy is below the project, so Node finds the
 * packages of the folder above.
 *
 * @param {CopiedSite} site
 * @param {import("node:child_process").SpawnOptions} [output] for Gatsby's output
 * @throws {Error} if the build fails
 */
export async function ensureCopiedSite(site, output) {
  const { folder, about, inputs = [], switches = {}, change } = site;
  const stamp = join(root, dirname(folder), "stamp");
  const wanted = fingerprint([...codeInputs, fixedContent, ...inputs]) + JSON.stringify(switches);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync(stamp, { force: true });
  copyProject(project);
  await change?.(project);
  console.log(`Building ${about} ...`);
  const env = { ...withoutSwitches(environment), ...switches };
  if ((await gatsbyBuild(project, { ...output, env })) !== 0)
    throw new Error(`${about} could not be built. Gatsby's message is above.`);
  rmSync(join(root, folder), { recursive: true, force: true });
  cpSync(join(project, "public"), join(root, folder), { recursive: true });
  writeFileSync(stamp, wanted);
}
