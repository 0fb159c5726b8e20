// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What Gatsby has kept holds for one place and one list of plugins; both are in it. @param {string} folder */
const stateOf = (folder) =>
  createHash("sha256")
    .update(folder)
    .update(readFileSync(join(folder, "gatsby-config.ts")))
    .digest("hex");

/**
 * Deletes what Gatsby has kept of another place or other plugins: the next build would end with an error.
 *
 * @param {string} folder that Gatsby is about to be started in
 */
export function forgetOldCache(folder) {
  // Beside it: Gatsby empties the folder itself at times.
  const note = join(folder, ".cache-made-for");
  const state = stateOf(folder);
  if (existsSync(note) && readFileSync(note, "utf8") === state) return;
  rmSync(join(folder, ".cache"), { recursive: true, force: true });
  writeFileSync(note, state);
}
