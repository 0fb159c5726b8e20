// @ts-check
/**
 * Runs an npm command in a process group, which ends with it: node scripts/run.cjs test --full
 * Must run in Node.js 14, to report that the project needs a newer version.
 */
"use strict";
const { spawn, spawnSync } = require("child_process");
const { join } = require("path");
const { engines } = require("../package.json");
const { findObstacle } = require("./obstacles.cjs");

process.chdir(join(__dirname, ".."));
const { version, platform, ppid } = process;
const obstacle = findObstacle({ version, needed: engines.node, folder: process.cwd() });
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}

const detached = platform !== "win32"; // POSIX: leads a process group
const parameters = [join(__dirname, "command.mjs"), ...process.argv.slice(2)];
const command = spawn(process.execPath, parameters, { detached, stdio: "inherit" });
let isEnding = false;

/** @param {"SIGINT" | "SIGKILL" | 0} signal @returns {boolean} whether the group still exists */
function signalGroup(signal) {
  try {
    return process.kill(-Number(command.pid), signal);
  } catch {
    return false;
  }
}

/** Ends the group: first with SIGINT, so that Playwright closes its browsers and servers, then with SIGKILL. @param {number} exitCode */
function end(exitCode) {
  if (!detached) spawnSync("taskkill", ["/pid", String(command.pid), "/T", "/F"]);
  signalGroup(isEnding ? "SIGKILL" : "SIGINT");
  isEnding = true;
  setInterval(() => signalGroup(0) || process.exit(exitCode), 50);
  setTimeout(() => signalGroup("SIGKILL") && process.exit(exitCode), 10000);
}

process.on("SIGHUP", () => end(129));
process.on("SIGINT", () => end(130));
process.on("SIGTERM", () => end(143));
// npm ends without passing on SIGHUP, and some shells without passing on SIGTERM.
setInterval(() => process.ppid === ppid || isEnding || end(143), 500).unref();
command.on("exit", (code) => {
  if (isEnding) return;
  signalGroup("SIGKILL"); // processes that it left running
  process.exit(code === null ? 1 : code);
});
