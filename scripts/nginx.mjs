// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";

// Not every user's PATH has the folders of servers.
const serverFolders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

/** @param {string} program */
const find = (program) =>
  [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...serverFolders]
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/**
 * Looks for the nginx of the machine.
 *
 * @returns {string | undefined} its path
 */
export const findNginx = () => find("nginx");

/**
 * Finds an nginx, and the openssl that makes a certificate for it, or installs them.
 *
 * @returns {Promise<string | undefined>} its path, or `undefined` if there is none to be had
 */
export async function ensureNginx() {
  if (!findNginx() || !find("openssl")) await installFromDebian(["nginx-light", "openssl"]);
  return find("openssl") && findNginx();
}
