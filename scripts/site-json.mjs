// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./processes.mjs";

/**
 * Ends the process with the content check's report if data/site.json can't be read. Gatsby's settings
 * import that file, so Gatsby would stop before the check and name no file.
 */
export async function ensureSiteJson() {
  try {
    JSON.parse(readFileSync(join(root, "data/site.json"), "utf8").replace(/^\uFEFF/, ""));
  } catch {
    process.exit((await run("tsx", ["scripts/check.ts"])) || 1);
  }
}
