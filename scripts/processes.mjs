// @ts-check
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** @typedef {import("node:child_process").SpawnOptions} SpawnOptions */

/** The folder of package.json, in which npm starts every script. */
export const root = process.cwd();

const { NODE_OPTIONS = "", PATH = "", ...inherited } = process.env;

/** The environment of tools: no telemetry, plain lines in a log, no warnings. @type {NodeJS.ProcessEnv} */
export const environment = {
  GATSBY_LOGGER: process.stdout.isTTY ? "ink" : "yurnalist",
  ...inherited,
  GATSBY_TELEMETRY_DISABLED: "1",
  NODE_OPTIONS: `--no-deprecation --max-old-space-size=2048 ${NODE_OPTIONS}`.trim(),
  PATH: [join(root, "node_modules", ".bin"), PATH].join(delimiter),
};

/** Starts a tool. @param {string} command @param {string[]} parameters @param {SpawnOptions} [options] */
export const start = (command, parameters, options) =>
  spawn(command, parameters, {
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32", // npm and the .bin tools are .cmd files there
    ...options,
  });

/** Runs a tool to its end. @param {Parameters<typeof start>} tool @returns {Promise<number>} its exit code, never 0 after a signal */
export const run = (...tool) =>
  new Promise((resolve) =>
    start(...tool)
      .on("error", () => resolve(127))
      .on("close", (code) => resolve(code ?? 1)),
  );
