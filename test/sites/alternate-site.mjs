// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureCopiedSite } from "./copied-site.mjs";
import { alternateSite } from "./sites.mjs";
import { changes, alternateEnvironment } from "./alternate-data.mjs";
import { addTextPictures } from "./alternate-pictures.mjs";
import { addInjections } from "./alternate-injections.mjs";
import { addFirstVisit } from "./alternate-pages.mjs";
import { addUnseenPosts } from "./alternate-posts.mjs";

const inputs = ["data.mjs", "pages.mjs", "posts.mjs", "injections.mjs", "pictures.mjs"]
  .map((name) => `test/sites/alternate-${name}`)
  .concat("test/sites/injections.json");

/** @param {string} project */
async function change(project) {
  for (const [path, changed] of Object.entries(changes)) {
    const data = JSON.parse(readFileSync(join(project, path), "utf8"));
    writeFileSync(join(project, path), JSON.stringify(changed(data), null, 2));
  }
  addInjections(project);
  addUnseenPosts(project);
  addFirstVisit(project);
  await addTextPictures(project);
}

const site = {
  folder: alternateSite.folder,
  about: "The alternate site of test/sites/alternate-data.mjs",
  inputs,
  switches: alternateEnvironment,
  change,
};

/**
 * Builds the alternate site, unless it stands already.
 *
 * @param {import("node:child_process").SpawnOptions} [output] where Gatsby writes to
 */
export const ensureAlternateSite = (output) => ensureCopiedSite(site, output);
