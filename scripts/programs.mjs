// @ts-check
/** Programs of the machine that the tests start: finds them, or installs Debian's packages of them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./processes.mjs";

const folders = [
  ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
  "/usr/sbin", // not every user's PATH has the folders of servers
  "/usr/local/sbin",
  "/opt/homebrew/bin",
  "/Applications",
];

/** @param {...string} names of a program, the best first */
const find = (...names) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

/** @returns {string | undefined} CHROMIUM_PATH, else the machine's Chromium or Chrome, if there is one */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  find(
    "chromium-headless-shell", // the tests take two thirds of the time with it
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
  );

/** @returns {string | undefined} FIREFOX_PATH, else the machine's Firefox, if there is one */
export const findFirefox = () => process.env.FIREFOX_PATH ?? find("firefox-esr", "firefox");

/** @returns {string | undefined} */
export const findNginx = () => find("nginx");

const hasWebkitForPython = () =>
  spawnSync("/usr/bin/python3", ["-c", "import gi; gi.require_version('WebKit2', '4.1')"], {
    stdio: "ignore",
  }).status === 0;

/** What steps of the tests start: Debian's packages, and whether what they are for is there. */
const needs = {
  chromium: { "chromium-headless-shell": findChromium },
  engines: {
    "firefox-esr": findFirefox,
    "webkit2gtk-driver": () => find("WebKitWebDriver"),
    "python3-gi gir1.2-webkit2-4.1": hasWebkitForPython,
    xvfb: () => find("Xvfb"),
    "poppler-utils": () => find("pdfinfo"),
  },
  nginx: { "nginx-light": findNginx, openssl: () => find("openssl") },
};

/** @param {keyof typeof needs} step */
const missingFor = (step) =>
  Object.entries(needs[step]).flatMap(([packages, isThere]) =>
    isThere() ? [] : packages.split(" "),
  );

/**
 * Finds what a step needs, or installs it where this is a Debian and we are its root, as on build servers.
 *
 * @param {keyof typeof needs} step
 * @returns {Promise<string>} what is missing and how to get it; empty if nothing is
 */
export async function ensurePrograms(step) {
  const wanted = missingFor(step);
  if (wanted.length > 0 && existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log(`Installing Debian's ${wanted.join(", ")} (apt-get) ...`);
    const quietly = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    await run("apt-get", ["update", "-qq"], quietly);
    await run("apt-get", ["install", "-y", "-qq", ...wanted], quietly);
  }
  const missing = missingFor(step);
  return missing.length === 0
    ? ""
    : `There is no ${missing.join(", no ")} here. On Debian or Ubuntu: sudo apt-get install ${missing.join(" ")}`;
}

/** The path of a Chromium; ends the process if there is none and none can be installed. */
export async function ensureChromium() {
  const lack = await ensurePrograms("chromium");
  const path = findChromium();
  if (path) return path;
  console.error(`${lack}\nOr name a Chromium or Chrome: CHROMIUM_PATH=/path/to/chromium npm test`);
  process.exit(1);
}
