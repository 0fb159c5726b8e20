// @ts-check
import { ensureCopiedSite } from "./copied-site.mjs";
import { builtSite } from "./sites.mjs";

const site = { folder: builtSite.folder, about: "The site of the tests' content, test/site" };

/**
 * Builds the site of the fixed content, unless it stands already.
 *
 * @param {import("node:child_process").SpawnOptions} [output] where Gatsby writes to
 */
export const ensureBuiltSite = (output) => ensureCopiedSite(site, output);
