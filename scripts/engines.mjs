// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";

/** What Firefox and WebKit need, as Debian and Ubuntu call it. */
const packages = [
  "firefox-esr",
  "webkit2gtk-driver",
  "gir1.2-webkit2-4.1",
  "python3-gi",
  "xvfb",
  "poppler-utils",
];

/** @param {string} program */
const find = (program) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** @returns {string | undefined} FIREFOX_PATH, else the machine's Firefox, if there is one */
export const findFirefox = () => process.env.FIREFOX_PATH ?? find("firefox-esr") ?? find("firefox");

const hasWebkitForPython = () => {
  const script = "import gi; gi.require_version('WebKit2', '4.1')";
  return spawnSync("/usr/bin/python3", ["-c", script], { stdio: "ignore" }).status === 0;
};

/** What the tests in Firefox and WebKit start, and what it is not there for. */
const findMissing = () => [
  ...["WebKitWebDriver", "Xvfb", "pdfinfo", "pdffonts"].filter((program) => !find(program)),
  ...(findFirefox() ? [] : ["firefox-esr"]),
  ...(hasWebkitForPython() ? [] : ["WebKit2 4.1 for Python"]),
];

/**
 * Finds what the tests in Firefox and WebKit need, or installs it.
 *
 * @returns {Promise<string>} what is missing and how to get it; empty if nothing is
 */
export async function ensureEngines() {
  if (findMissing().length > 0) await installFromDebian(packages);
  const missing = findMissing();
  if (missing.length === 0) return "";
  return (
    `Firefox and WebKit are not tested: ${missing.join(", ")} can't be found. ` +
    `On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}`
  );
}
