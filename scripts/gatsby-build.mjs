// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { claim } from "./claim.mjs";
import { root, run } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * Deletes Gatsby's cache unless it comes from a complete build in the same folder, with the same
 * plugins, the same names in `static/` and the same host. With another cache, a build can fail or publish deleted
 * files.
 *
 * @param {string} folder of the build
 * @returns {() => void} keeps the cache for the next build
 */
export function openCache(folder) {
  const record = join(folder, ".cache-made-for"); // outside .cache, which Gatsby empties at times
  const { SITE_URL, URL: netlifyUrl, GITHUB_REPOSITORY } = process.env; // fill-from-host.ts
  const state = createHash("sha256")
    .update(folder)
    .update(readFileSync(join(folder, "gatsby-config.ts")))
    .update(readdirSync(join(folder, "static"), { recursive: true }).sort().join())
    .update(JSON.stringify([SITE_URL, netlifyUrl, GITHUB_REPOSITORY]))
    .digest("hex");
  const isValid = existsSync(record) && readFileSync(record, "utf8") === state;
  if (!isValid) rmSync(join(folder, ".cache"), { recursive: true, force: true });
  rmSync(record, { force: true });
  return () => writeFileSync(record, state);
}

/**
 * Runs `gatsby build` in a site's folder.
 *
 * @param {string} folder
 * @param {import("./processes.mjs").SpawnOptions} [options]
 */
export async function gatsbyBuild(folder, options) {
  const keepCache = openCache(folder);
  const code = await run("gatsby", ["build"], { ...options, cwd: folder });
  // A failed build has stored its nodes, but not which pages to update.
  if (code === 0) keepCache();
  return code;
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
