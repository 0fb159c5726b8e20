// @ts-check
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** The folder of package.json. */
export const root = join(import.meta.dirname, "..");

const { NODE_OPTIONS = "", PATH = "", ...inherited } = process.env;

/** What every tool runs with: no telemetry, plain lines in a log, no notes about the tools' insides. */
export const environment = {
  GATSBY_LOGGER: process.stdout.isTTY ? "ink" : "yurnalist",
  ...inherited,
  GATSBY_TELEMETRY_DISABLED: "1",
  NODE_OPTIONS: `--no-deprecation --max-old-space-size=2048 ${NODE_OPTIONS}`.trim(),
  PATH: [join(root, "node_modules", ".bin"), PATH].join(delimiter),
};

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

/** @param {"SIGINT" | "SIGTERM"} signal */
function endAll(signal) {
  for (const child of children) child.kill(signal);
  process.exit(signal === "SIGINT" ? 130 : 143);
}

process.on("SIGINT", endAll);
process.on("SIGTERM", endAll);

// npm passes a SIGTERM to its shell, which dies of it and tells nobody.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && endAll("SIGTERM"), 500).unref();
}

/**
 * Starts a tool of node_modules/.bin or of the system; it ends with this process.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function start(command, parameters, options) {
  const child = spawn(command, parameters, {
    cwd: root,
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32", // npm and the .bin tools are .cmd files there
    ...options,
  });
  children.add(child);
  return child;
}

/**
 * Settles when a started tool has ended.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>} its exit code; 127 when the command does not exist, 1 when a signal ended it
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("close", (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a tool to its end.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export const run = (command, parameters, options) => ended(start(command, parameters, options));
