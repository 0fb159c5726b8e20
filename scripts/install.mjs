// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { claim } from "./claim.mjs";
import { run } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * @typedef {{ integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Package
 * @typedef {Record<string, Package>} Packages by path: node_modules/react
 */

/** @param {string} file @returns {Packages | undefined} */
const readLock = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;

/**
 * Whether the installed packages match the lock and this machine.
 *
 * @param {Packages} locked package-lock.json
 * @param {Packages} [installed] npm's own record, which it writes at the end of an installation
 * @param {{ platform: string, arch: string }} [machine]
 */
export const isInstalled = (locked, installed, { platform, arch } = process) =>
  installed !== undefined &&
  Object.entries(locked).every(([path, { integrity, optional }]) =>
    // npm leaves out optional packages for other systems.
    path in installed ? installed[path]?.integrity === integrity : path === "" || optional,
  ) &&
  Object.values(installed).every(
    ({ os = [platform], cpu = [arch] }) => os.includes(platform) && cpu.includes(arch),
  );

/** @param {Packages} locked */
async function install(locked) {
  const paths = Object.keys(locked).filter((path) => path && !locked[path]?.optional);
  console.log(`Installing ${paths.length} packages with npm ci, in one to three minutes.`);
  const timer = setInterval(() => {
    const { length } = paths.filter((path) => existsSync(`${path}/package.json`));
    console.log(`  ${length} of ${paths.length} packages`);
  }, 15_000);
  const include = ["--include=dev", "--include=optional"]; // also with NODE_ENV=production
  const code = await run("npm", ["ci", ...include, "--no-audit", "--no-fund", "--loglevel=error"]);
  clearInterval(timer);
  if (code !== 0) throw new Refusal("npm could not install the packages. Its message is above.");
}

/**
 * Installs the packages of package-lock.json unless they are installed.
 *
 * @throws {Refusal} if that fails
 */
export async function ensureInstalled() {
  const locked = readLock("package-lock.json") ?? {};
  const isDone = () => isInstalled(locked, readLock("node_modules/.package-lock.json"));
  if (isDone()) return;
  let claimed = await claim("install");
  if (claimed.other !== undefined)
    console.log(`Waiting for ${claimed.other}, which is installing the packages.`);
  for (; claimed.other !== undefined; claimed = await claim("install")) await setTimeout(500);
  if (!isDone()) await install(locked);
  claimed.release();
}
