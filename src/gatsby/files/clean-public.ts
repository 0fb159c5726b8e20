import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Gatsby's records of the files in `public/`. */
const records = [".cache/caches-lmdb", ".cache/redux"];

/** Exists if `gatsby develop` has written data and pictures of drafts into `public/`. */
const previewMark = "public/.written-by-develop";

/** Marks `public/` as written by `gatsby develop`, so that the next build deletes it. */
export const markAsPreview = (): Promise<void> => writeFile(previewMark, "");

/**
 * Deletes `public/` before a build, if `gatsby develop` wrote into it or if there is no cache: only
 * with its cache does Gatsby delete the pages and data of removed posts. Without `public/`, Gatsby
 * also deletes the cache.
 */
export async function removeUnknownBuild(): Promise<void> {
  const isKnown = records.some((folder) => existsSync(folder));
  if (!isKnown || existsSync(previewMark)) await rm("public", { recursive: true, force: true });
}

/** A script or style sheet by webpack, whose name contains a content hash. */
const bundle = /^[^/]+[-.][0-9a-f]{10,20}\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/**
 * The files that webpack must keep in `public/`: everything except earlier bundles. Gatsby writes
 * pages, data and photos only when they change.
 */
export const keepAllButBundles = (file: string): boolean => !bundle.test(file);

/** Files that Gatsby and its plugins write into `public/` for the build only. Each build rewrites them. */
const buildFiles = [
  "_gatsby",
  "chunk-map.json",
  "licenses.json",
  "webpack.stats.json",
  "~partytown",
];

/** Deletes files that neither a browser nor a host requests. The build needs them until the end. */
export async function removeBuildFiles(): Promise<void> {
  for (const name of buildFiles)
    await rm(path.resolve("public", name), { recursive: true, force: true });
}
