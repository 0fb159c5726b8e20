// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, run } from "./processes.mjs";

/** Who builds here, or built last: { pid, place }. */
const note = join(root, "test-results", "build.json");

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
 * with what Gatsby has kept in another place, whose paths are in it, if the folder was moved or copied.
 *
 * @param {import("node:child_process").SpawnOptions} [output] where it writes to
 * @returns {Promise<number>} Gatsby's exit code
 */
export async function gatsbyBuild(output) {
  const last = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")) : { place: root };
  const isMoved = last.place !== root;
  if (!isMoved && last.pid && isAlive(last.pid)) {
    console.error(
      `The site is being built here already, by process ${last.pid}. Wait, or end that one.`,
    );
    return 1;
  }
  if (isMoved) rmSync(join(root, ".cache"), { recursive: true, force: true });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ pid: process.pid, place: root }));
  const code = await run("gatsby", ["build"], output);
  writeFileSync(note, JSON.stringify({ place: root }));
  return code;
}
