// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./processes.mjs";

/**
 * Ends the process with the content check's words if data/site.json can't be read. Gatsby's own
 * settings read that file: without this, it is Gatsby that stops, before the check, and names no file.
 */
export async function ensureSiteJson() {
  try {
    JSON.parse(readFileSync(join(root, "data/site.json"), "utf8"));
  } catch {
    process.exit((await run("tsx", ["scripts/check.ts"])) || 1);
  }
}
