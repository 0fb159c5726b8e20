// @ts-check
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { findProgram, installPackages } from "./programs.mjs";
import { Refusal } from "../scripts/refusal.mjs";

/** Chromium without windows: tests take a third less time. */
const headlessShell = "chromium-headless-shell";
const names = [
  headlessShell,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

const findInstalled = () =>
  process.platform === "linux" ? findProgram(...names) : Launcher.getFirstInstallation();

/**
 * Finds a Chromium or Chrome: CHROMIUM_PATH, Playwright's own, or the machine's.
 *
 * @returns {string | undefined} its path
 */
export function findChromium() {
  const path = process.env.CHROMIUM_PATH || chromium.executablePath();
  if (existsSync(path)) return path;
  if (!process.env.CHROMIUM_PATH) return findInstalled();
  throw new Refusal(`CHROMIUM_PATH is ${path}, which doesn't exist. Correct it, or unset it.`);
}

/** Finds a Chromium, or installs Debian's package. @returns {Promise<string>} its path */
export async function ensureChromium() {
  if (!findChromium()) await installPackages([headlessShell]);
  const path = findChromium();
  if (path) return path;
  throw new Refusal(`The tests need Chromium, which is not installed. Do one of these:
  npx playwright install chromium
  CHROMIUM_PATH=/path/to/chromium-or-chrome npm test
  sudo apt-get install ${headlessShell}   (on Debian)`);
}
