// @ts-check
/** Programs that tests start: finds them, or installs their Debian packages. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../scripts/processes.mjs";

const { PATH = "", FIREFOX_PATH } = process.env;
const folders = [...PATH.split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

/** @param {...string} names of a program, the best first */
export const findProgram = (...names) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

export const findFirefox = () => FIREFOX_PATH ?? findProgram("firefox-esr", "firefox");
export const findNginx = () => findProgram("nginx");

const importWebkit = ["-c", "import gi; gi.require_version('WebKit2', '4.1')"];

/** Debian packages that test steps need, and whether their programs are installed. */
const needs = {
  engines: {
    "firefox-esr": findFirefox,
    "webkit2gtk-driver": () => findProgram("WebKitWebDriver"),
    "python3-gi gir1.2-webkit2-4.1": () => spawnSync("/usr/bin/python3", importWebkit).status === 0,
    xvfb: () => findProgram("Xvfb"),
    "poppler-utils": () => findProgram("pdfinfo"),
  },
  nginx: { "nginx-light": findNginx, openssl: () => findProgram("openssl") },
};

/** @param {keyof typeof needs} step @returns {string[]} the Debian packages that it lacks */
export const missingPackages = (step) =>
  Object.entries(needs[step]).flatMap(([names, isInstalled]) =>
    isInstalled() ? [] : names.split(" "),
  );

/** Installs Debian packages if this is Debian or Ubuntu and we are root. @param {string[]} names */
export async function installPackages(names) {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`Installing the Debian packages ${names.join(", ")}, in up to two minutes.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", ...names], { env });
}
