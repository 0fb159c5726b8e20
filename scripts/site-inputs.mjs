// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./processes.mjs";

/** What a build of the site reads, beside its packages. */
export const siteInputs = [
  "content",
  "data",
  "plugins",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
].filter((path) => existsSync(join(root, path)));

const leavesBuildAlone = /\.test\.tsx?$|gatsby-types\.d\.ts$/;

/** @param {string} path */
const isFile = (path) => statSync(path).isFile();

/** @param {string} path a file or folder of the project */
function filesOf(path) {
  const full = join(root, path);
  if (isFile(full)) return [full];
  const below = readdirSync(full, { recursive: true }).map((name) => join(full, String(name)));
  return below.filter(isFile);
}

/** The switches in the environment that a build reads, as text. */
const switches = () =>
  JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith("GATSBY_MIXPANEL_"))
      .sort(),
  );

/**
 * A fingerprint of everything a build reads; two builds with the same one give the same site.
 *
 * @param {string[]} [more] further files that matter
 */
export function hashInputs(more = []) {
  const files = [...siteInputs, ...more].flatMap(filesOf);
  const hash = createHash("sha256").update(switches());
  for (const file of files.filter((file) => !leavesBuildAlone.test(file)).sort()) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
