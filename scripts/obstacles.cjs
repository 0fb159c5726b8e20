// @ts-check
// Must run in Node.js 14, to report that the project needs a newer version.
"use strict";

/** The parts of a path that webpack or Parcel would read as a pattern, a query or a package. */
const forbidden = /[#%?!*|({[\]]|(?<=\/.*)\\|(?<=[\\/])node_modules(?=[\\/]|$)/g;

/**
 * Finds a reason why no command can run here.
 *
 * @param {{ version: string, needed: string, folder: string }} here Node's version ("v20.19.0"),
 *   `engines.node` of package.json (">=20.19"), and the project's folder
 * @returns {string | undefined} the problem and its solution
 */
exports.findObstacle = ({ version, needed, folder }) => {
  const oldest = needed.replace(">=", "");
  if (version.localeCompare(`v${oldest}`, "en", { numeric: true }) < 0)
    return `This project needs Node.js ${oldest} or newer, and this is ${version}. Install it from https://nodejs.org/en/download (or with "nvm install"), then run the command again.`;
  const found = Array.from(new Set(folder.match(forbidden))).join(" and ");
  if (found)
    return `Gatsby can't build in the folder ${folder} because its path contains ${found}. Rename the folder or move the project, then run the command again.`;
  return undefined;
};
