// @ts-check
/**
 * Runs before `npm start` and `npm test`: checks the version of Node.js, and installs the packages if
 * they are missing or older than package-lock.json. Must run in Node.js 14, to report the version.
 */
"use strict";
const { spawnSync } = require("child_process");
const { existsSync, statSync } = require("fs");
const { engines } = require("../../package.json");

const oldest = engines.node.replace(">=", "");
if (process.versions.node.localeCompare(oldest, "en", { numeric: true }) < 0) {
  console.error(
    `This project needs Node.js ${oldest} or newer, and this is ${process.versions.node}. Install it from https://nodejs.org/en/download, then run the command again.`,
  );
  process.exit(1);
}

const record = "node_modules/.package-lock.json"; // npm writes it at the end of an installation
/** @param {string} file */
const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
if (changedAt(record) < changedAt("package-lock.json")) {
  console.log("Installing the packages with npm ci, in one to three minutes.");
  const parameters = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", parameters, { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(1);
}
