// @ts-check
/**
 * The browsers that tests start. `node test/browsers.mjs chromium engines` gets what is missing: as root
 * from Debian, the headless shell otherwise from Playwright. If that fails, it names the package.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {...string} names of a program, the best first */
const find = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((path) => join(path, name)))
    .find(existsSync);

/** Chromium's headless shell, which draws letters as in the screenshots. Without a path, Playwright starts its own. */
export const findHeadlessShell = () => find("chromium-headless-shell");

/** The browser of all other tests. */
export const findChromium = () => process.env.CHROMIUM_PATH || findHeadlessShell();

export const findFirefox = () => process.env.FIREFOX_PATH ?? find("firefox-esr", "firefox");

const findWebkitView = () =>
  spawnSync("/usr/bin/python3", ["-c", "import gi; gi.require_version('WebKit2', '4.1')"])
    .status === 0;

/** Screenshots are compared on Linux only. */
async function startsChromium() {
  const { chromium } = await import("@playwright/test"); // .ci/run gets the engines before it is installed
  const executablePath = process.platform === "linux" ? findHeadlessShell() : findChromium();
  return chromium
    .launch({ executablePath })
    .then((browser) => browser.close())
    .then(
      () => true,
      () => false,
    );
}

/** Debian packages, and whether their programs are installed. @type {Record<string, [string, () => unknown][]>} */
const needs = {
  chromium: [["chromium-headless-shell fonts-liberation", startsChromium]],
  engines: [
    ["firefox-esr", findFirefox],
    ["webkit2gtk-driver", () => find("WebKitWebDriver")],
    ["python3-gi gir1.2-webkit2-4.1", findWebkitView],
    ["xvfb", () => find("Xvfb")],
  ],
};

/** @param {string} kind */
async function findMissing(kind) {
  const missing = [];
  for (const [name, isInstalled] of needs[kind] ?? [])
    if (!(await isInstalled())) missing.push(name);
  return missing.join(" ");
}

/** @param {string} kind of `needs` */
async function ensureInstalled(kind) {
  let missing = await findMissing(kind);
  if (missing && process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log(`Installing ${missing}.`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const command = `apt-get update -qq && apt-get install -y -qq ${missing}`;
    spawnSync(command, { env, shell: true, stdio: "inherit" });
    missing = await findMissing(kind);
  }
  const download = "npx playwright install --only-shell chromium";
  if (missing && kind === "chromium") {
    console.log(`Downloading it: ${download}`);
    spawnSync(download, { shell: true, stdio: "ignore" });
    missing = await findMissing(kind);
  }
  if (!missing) return;
  const other = kind === "chromium" ? `, or: ${download}` : "";
  console.error(
    `The tests need a browser. On Debian, run: sudo apt-get install ${missing}${other}`,
  );
  process.exit(1);
}

async function ensureAll() {
  for (const kind of process.argv.slice(2)) await ensureInstalled(kind);
}

if (process.argv[1]?.endsWith("browsers.mjs")) void ensureAll();
