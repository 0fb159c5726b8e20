// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { claim } from "./claim.mjs";
import { root, run } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * Deletes Gatsby's cache unless it comes from a complete build in the same folder with the same
 * plugins and names in `static/`: otherwise the build could fail or publish deleted files.
 *
 * @param {string} folder of the build
 * @returns {() => void} keeps the cache for the next build
 */
export function openCache(folder) {
  const record = join(folder, ".cache-made-for"); // outside .cache, which Gatsby empties at times
  const state = createHash("sha256")
    .update(folder)
    .update(readFileSync(join(folder, "gatsby-config.ts")))
    .update(readdirSync(join(folder, "static"), { recursive: true }).sort().join())
    .digest("hex");
  const isValid = existsSync(record) && readFileSync(record, "utf8") === state;
  if (!isValid) rmSync(join(folder, ".cache"), { recursive: true, force: true });
  rmSync(record, { force: true });
  return () => writeFileSync(record, state);
}

/** Runs `gatsby build` in a site's folder. @param {string} folder @param {import("./processes.mjs").SpawnOptions} [options] */
export async function gatsbyBuild(folder, options) {
  const keepCache = openCache(folder);
  const code = await run("gatsby", ["build"], { ...options, cwd: folder });
  keepCache();
  return code;
}

/**
 * Ends the process with the content check's messages if data/site.json can't be parsed: Gatsby's configuration
 * imports it, so Gatsby would stop before its own check, without the name of the file.
 */
export async function checkSiteJson() {
  try {
    JSON.parse(readFileSync(join(root, "data/site.json"), "utf8").replace(/^\uFEFF/, ""));
  } catch {
    process.exit((await run("tsx", ["scripts/check.ts"])) || 1);
  }
}

/** Builds the site into public/, or ends the process with Gatsby's exit code. */
export async function buildSite() {
  const claimed = await claim("build");
  if (claimed.other !== undefined)
    throw new Refusal(`Wait until ${claimed.other} has built the site, then run this again.`);
  await checkSiteJson();
  const code = await gatsbyBuild(root);
  claimed.release();
  if (code !== 0) process.exit(code);
}
