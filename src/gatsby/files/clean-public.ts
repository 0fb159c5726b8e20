import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";

/** Gatsby's records of what it has written. */
const notes = [".cache/caches-lmdb", ".cache/redux"];

/**
 * Empties `public/` before a build without a cache: only with its cache does Gatsby delete the
 * pages and data of removed posts.
 */
export async function removeUnknownBuild(): Promise<void> {
  if (!notes.some((folder) => existsSync(folder)))
    await rm("public", { recursive: true, force: true });
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

/** Deletes the files that neither a browser nor a host requests, after the build used them. */
export async function removeBuildFiles(): Promise<void> {
  for (const name of buildFiles)
    await rm(path.resolve("public", name), { recursive: true, force: true });
}
