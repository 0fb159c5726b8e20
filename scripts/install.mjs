// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./processes.mjs";

const stamp = join(root, "node_modules", ".install-stamp");

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

const installedHash = () => (existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined);

/** Installs the packages of package-lock.json, unless exactly these are installed; ends the process on failure. */
export async function ensureInstalled() {
  const wanted = lockHash();
  if (installedHash() === wanted) return;
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [, oldest] = /(\d+)/.exec(engines.node) ?? [];
  if (Number.parseInt(process.versions.node) < Number(oldest))
    console.error(
      `Node.js ${oldest} or newer is needed; this is ${process.version}. It may not work.`,
    );
  console.log("Installing the packages of package-lock.json (npm ci, a minute or two) ...");
  const code = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) {
    console.error("npm ci failed; its message stands above. Nothing else was done.");
    process.exit(code);
  }
  writeFileSync(stamp, wanted);
}
