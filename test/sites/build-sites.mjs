// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureCopiedSite } from "./copied-site.mjs";
import { builtSite, fullSite } from "./sites.mjs";
import { changes, fullEnvironment } from "./full-data.mjs";
import { addTextPictures } from "./full-pictures.mjs";
import { addInjections } from "./full-injections.mjs";
import { addMarks } from "./full-marks.mjs";
import { addUnseenPosts } from "./full-posts.mjs";
import { rewriteFiles } from "./full-programs.mjs";

const inputs = [
  "data.mjs",
  "posts.mjs",
  "injections.mjs",
  "marks.mjs",
  "pictures.mjs",
  "programs.mjs",
]
  .map((name) => `test/sites/full-${name}`)
  .concat("test/sites/injections.json");

/** @param {string} project */
async function change(project) {
  for (const [path, changed] of Object.entries(changes)) {
    const data = JSON.parse(readFileSync(join(project, path), "utf8"));
    writeFileSync(join(project, path), JSON.stringify(changed(data), null, 2));
  }
  addInjections(project);
  addUnseenPosts(project);
  addMarks(project);
  await addTextPictures(project);
  rewriteFiles(project);
}

const plain = { folder: builtSite.folder, about: "The site of the tests' content, test/site" };

const full = {
  folder: fullSite.folder,
  about: "The full site of test/sites/full-data.mjs",
  inputs,
  switches: fullEnvironment,
  change,
};

/**
 * Builds the site of the fixed content, unless it is already built.
 *
 * @param {import("node:child_process").SpawnOptions} [output] for Gatsby's output
 */
export const ensureBuiltSite = (output) => ensureCopiedSite(plain, output);

/**
 * Builds both test sites, unless they are already built: the plain one, and the one with every
 * option.
 *
 * @param {import("node:child_process").SpawnOptions} [output] for Gatsby's output
 */
export async function ensureTestSites(output) {
  await ensureBuiltSite(output);
  await ensureCopiedSite(full, output);
}
