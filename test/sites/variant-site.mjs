// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureCopiedSite } from "./copied-site.mjs";
import { variantSite } from "./sites.mjs";
import { changes, variantEnvironment } from "./variant-data.mjs";
import { addInjections } from "./variant-injections.mjs";
import { addUnseenPosts } from "./variant-posts.mjs";

const inputs = ["data.mjs", "posts.mjs", "injections.mjs"]
  .map((name) => `test/sites/variant-${name}`)
  .concat("test/sites/injections.json");

/** @param {string} project */
function change(project) {
  for (const [path, changed] of Object.entries(changes)) {
    const data = JSON.parse(readFileSync(join(project, path), "utf8"));
    writeFileSync(join(project, path), JSON.stringify(changed(data), null, 2));
  }
  addInjections(project);
  addUnseenPosts(project);
}

/** Builds the variant site, unless it stands already. */
export const ensureVariantSite = () =>
  ensureCopiedSite({
    folder: variantSite.folder,
    about: "The variant site of test/sites/variant-data.mjs",
    inputs,
    switches: variantEnvironment,
    change,
  });
