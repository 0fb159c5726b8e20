// @ts-check
// Node.js 14 must be able to run this file: it tells the user to get a newer one.
"use strict";

/** What Gatsby's bundlers, webpack and Parcel, take for a pattern, a query or a package in a path. */
const forbidden = /[#%?!*|({[\]]|(?<=\/.*)\\|(?<=[\\/])node_modules(?=[\\/]|$)/g;

/**
 * Finds what keeps every command from working here.
 *
 * @param {{ version: string, needed: string, folder: string }} here Node's version ("v20.12.0"),
 *   `engines.node` of package.json (">=20.12"), and the project's folder
 * @returns {string | undefined} what is wrong and what to do, in one sentence
 */
exports.findObstacle = ({ version, needed, folder }) => {
  const oldest = needed.replace(">=", "");
  if (version.localeCompare(`v${oldest}`, "en", { numeric: true }) < 0)
    return `This project needs Node.js ${oldest} or newer, and this is ${version}: install it from https://nodejs.org/en/download (or with "nvm install"), then run the command again.`;
  const found = Array.from(new Set(folder.match(forbidden))).join(" and ");
  if (found)
    return `Gatsby can't build in the folder ${folder} because its path contains ${found}: rename the folder or move the project, then run the command again.`;
  return undefined;
};
