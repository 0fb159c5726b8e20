// @ts-check
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gatsbyBuild } from "./gatsby-build.mjs";
import { root } from "./processes.mjs";
import { codeInputs, contentFolders, hashFiles, readSwitches } from "./site-inputs.mjs";

const stamp = join(root, "test-results", "build-stamp");
const home = join(root, "public", "index.html");

/** Names the inputs and the page built from them, so that a build by other means is noticed. */
function stateOf() {
  if (!existsSync(home)) return undefined;
  const inputs = hashFiles([...codeInputs, ...contentFolders]);
  return `${inputs} ${readSwitches()} ${statSync(home).mtimeMs}`;
}

/** Whether public/ holds what would be built now. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === stateOf();

/**
 * Builds the production site into public/; gives gatsby's exit code.
 *
 * @param {import("node:child_process").SpawnOptions} [output] where it writes to
 */
export async function build(output) {
  const code = await gatsbyBuild(output);
  const state = stateOf();
  if (code === 0 && state) {
    mkdirSync(join(root, "test-results"), { recursive: true });
    writeFileSync(stamp, state);
  }
  return code;
}

/** Builds the site unless public/ holds it already; gives the exit code. */
export const ensureBuilt = async () => (isBuilt() ? 0 : build());
