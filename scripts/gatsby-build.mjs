// @ts-check
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { claim } from "./claim.mjs";
import { root, run } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * Builds the site in a folder from scratch, like `gatsby clean && gatsby build`: the preview leaves
 * drafts there, and earlier builds deleted photos.
 *
 * @param {string} folder
 * @param {import("./processes.mjs").SpawnOptions} [options]
 */
export function gatsbyBuild(folder, options) {
  for (const name of [".cache", "public"])
    rmSync(join(folder, name), { recursive: true, force: true });
  return run("gatsby", ["build"], { ...options, cwd: folder });
}

/**
 * Ends the process with the content check's messages if a file of data/ can't be parsed. Gatsby
 * would stop without a useful message, or show pages without the file's records.
 */
export async function checkDataFiles() {
  const folder = join(root, "data");
  try {
    for (const name of readdirSync(folder).filter((name) => name.endsWith(".json")))
      JSON.parse(readFileSync(join(folder, name), "utf8").replace(/^\uFEFF/, ""));
  } catch {
    process.exit((await run("tsx", ["scripts/check.ts"])) || 1);
  }
}

/**
 * Claims .cache and public, which only one Gatsby process can use at a time.
 *
 * @param {() => string} [label] names this process to others
 * @returns {Promise<() => void>} releases them
 * @throws {Refusal} if another command of this project uses them
 */
export async function claimSite(label) {
  const claimed = await claim("site", label);
  if (claimed.other === undefined) return claimed.release;
  throw new Refusal(
    `${claimed.other} is running in this folder. Wait until it has ended, or press Ctrl-C there, then run this again.`,
  );
}

/** Builds the site into public/, or ends the process with Gatsby's exit code. */
export async function buildSite() {
  const release = await claimSite();
  await checkDataFiles();
  const code = await gatsbyBuild(root);
  release();
  if (code !== 0) process.exit(code);
}
