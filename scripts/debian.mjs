// @ts-check
import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

/**
 * Installs packages of Debian, where this is a Debian and we are its root, as on build servers.
 *
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installFromDebian(packages) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.log(`Installing Debian's ${packages.join(", ")} (apt-get) ...`);
  const quietly = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const updated = await run("apt-get", ["update", "-qq"], quietly);
  if (updated !== 0) return false;
  return (await run("apt-get", ["install", "-y", "-qq", ...packages], quietly)) === 0;
}
