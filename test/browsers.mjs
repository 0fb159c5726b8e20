// @ts-check
/**
 * The browsers that tests start. `node test/browsers.mjs chromium` and `… engines` check that they are
 * installed; on Debian and Ubuntu, root installs the missing packages.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** @param {...string} names of a program, the best first */
const find = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((path) => join(path, name)))
    .find(existsSync);

/** Where Chrome is on macOS and Windows. */
const otherSystems = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @returns {string | undefined} CHROMIUM_PATH, Playwright's own Chromium, or the machine's */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return (
    find("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome") ??
    otherSystems.find((path) => existsSync(path))
  );
}

export const findFirefox = () => process.env.FIREFOX_PATH ?? find("firefox-esr", "firefox");

const findWebkitView = () =>
  spawnSync("/usr/bin/python3", ["-c", "import gi; gi.require_version('WebKit2', '4.1')"])
    .status === 0;

/** Debian packages, and whether their programs are installed. @type {Record<string, [string, () => unknown][]>} */
const needs = {
  chromium: [["chromium-headless-shell", findChromium]],
  engines: [
    ["firefox-esr", findFirefox],
    ["webkit2gtk-driver", () => find("WebKitWebDriver")],
    ["python3-gi gir1.2-webkit2-4.1", findWebkitView],
    ["xvfb", () => find("Xvfb")],
  ],
};

/** @param {string} kind */
function ensureInstalled(kind) {
  const missing = () => (needs[kind] ?? []).flatMap(([name, found]) => (found() ? [] : name));
  const command = () => `apt-get install -y -qq ${missing().join(" ")}`;
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log(`Installing ${missing().join(", ")}.`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(`apt-get update -qq && ${command()}`, { env, shell: true, stdio: "inherit" });
  }
  if (missing().length === 0) return;
  const other = kind === "chromium" ? ", or: npx playwright install chromium" : "";
  console.error(`The tests need a browser. On Debian, run: sudo ${command()}${other}`);
  process.exit(1);
}

if (process.argv[1]?.endsWith("browsers.mjs")) ensureInstalled(process.argv[2] ?? "chromium");
