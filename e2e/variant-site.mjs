// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { environment, root, run } from "../scripts/processes.mjs";
import { hashInputs, siteInputs } from "../scripts/site-inputs.mjs";
import { variantSite } from "./sites.mjs";
import { changes, variantEnvironment } from "./variant-data.mjs";
import { addInjections } from "./variant-injections.mjs";
import { addUnseenPosts } from "./variant-posts.mjs";

const folder = join(root, dirname(variantSite.folder));
const stamp = join(folder, "stamp");

/** What the variant is made from besides the site's own inputs. */
const inputs = ["data.mjs", "posts.mjs", "injections.mjs"]
  .map((name) => `e2e/variant-${name}`)
  .concat("e2e/injections.json");

/** Copies the project without .cache and public, which stay from the last time and save work. */
function copyProject() {
  mkdirSync(folder, { recursive: true });
  for (const path of siteInputs) {
    rmSync(join(folder, path), { recursive: true, force: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  for (const [path, change] of Object.entries(changes)) {
    const data = JSON.parse(readFileSync(join(folder, path), "utf8"));
    writeFileSync(join(folder, path), JSON.stringify(change(data), null, 2));
  }
  addInjections(folder);
  addUnseenPosts(folder);
}

/**
 * Builds the variant site, unless it stands already.
 *
 * The copy lies below the project, so it needs no packages of its own: Node looks for node_modules
 * in the folders above.
 *
 * @throws {Error} if the build fails
 */
export async function ensureVariantSite() {
  const wanted = hashInputs(inputs) + JSON.stringify(variantEnvironment);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  rmSync(stamp, { force: true });
  copyProject();
  console.log("Building the variant site of e2e/variant-data.mjs ...");
  const env = { ...environment, ...variantEnvironment };
  if ((await run("gatsby", ["build"], { cwd: folder, env })) !== 0) {
    throw new Error("The variant site could not be built; gatsby's message stands above.");
  }
  writeFileSync(stamp, wanted);
}
