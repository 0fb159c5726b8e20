// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What Gatsby's cache is valid for: the folder, the plugins, and the names in `static/`. Gatsby copies
 * those files into `public/` and never deletes one that is gone.
 *
 * @param {string} folder
 */
const stateOf = (folder) =>
  createHash("sha256")
    .update(folder)
    .update(readFileSync(join(folder, "gatsby-config.ts")))
    .update(readdirSync(join(folder, "static"), { recursive: true }).sort().join())
    .digest("hex");

/**
 * Deletes a cache that isn't valid any more: the next build would fail, or publish files that are gone.
 *
 * @param {string} folder that Gatsby is about to be started in
 */
export function forgetOldCache(folder) {
  // Not in .cache, which Gatsby empties at times.
  const note = join(folder, ".cache-made-for");
  const state = stateOf(folder);
  if (existsSync(note) && readFileSync(note, "utf8") === state) return;
  rmSync(join(folder, ".cache"), { recursive: true, force: true });
  writeFileSync(note, state);
}
