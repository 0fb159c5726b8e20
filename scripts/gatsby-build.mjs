// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { forgetOldCache } from "./forget-cache.mjs";
import { root, run } from "./processes.mjs";

/** Which process builds here. */
const note = join(root, "test-results", "building");

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `gatsby build` here: not beside another one, which would write into the same folders, and not
 * with what Gatsby has kept of another place, if the folder was moved or copied, or of other plugins.
 *
 * @param {import("node:child_process").SpawnOptions} [output] where it writes to
 * @returns {Promise<number>} Gatsby's exit code
 */
export async function gatsbyBuild(output) {
  const other = existsSync(note) && Number(readFileSync(note, "utf8"));
  if (other && isAlive(other)) {
    console.error(
      `The site is being built here already, by process ${other}. Wait, or end that one.`,
    );
    return 1;
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, String(process.pid));
  forgetOldCache(root);
  const code = await run("gatsby", ["build"], output);
  rmSync(note, { force: true });
  return code;
}
