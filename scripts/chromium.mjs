// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { run } from "./processes.mjs";

/** Chromium without windows of its own: the tests take two thirds of the time with it. */
const headlessShell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Looks for the browser of the machine.
 *
 * @returns {string | undefined} CHROMIUM_PATH, else the system's Chromium or Chrome, if there is one
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = [headlessShell, ...names].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...onPath, ...macApplications].find((path) => existsSync(path));
}

async function playwrightHasOne() {
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath());
}

/**
 * Finds a Chromium for the browser tests, or installs one.
 *
 * @returns {Promise<string | undefined>} its path, or `undefined` for Playwright's own
 * @throws {Error} if there is none and none could be installed
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found || (await playwrightHasOne())) return found;
  if (await installFromDebian([headlessShell])) return findChromium();
  console.log("Downloading Playwright's Chromium ...");
  if ((await run("playwright", ["install", "chromium"])) === 0) return undefined;
  throw new Error(
    "No Chromium was found and none could be installed. Install Chromium or Chrome, " +
      "or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}
