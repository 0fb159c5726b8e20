import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";

/** Where Gatsby stores what it has written. */
const notes = [".cache/caches-lmdb", ".cache/redux"];

/**
 * Empties `public/` before a build that has no cache. Gatsby deletes the pages of removed posts only
 * while it remembers them; without its cache it would leave their data.
 */
export async function removeUnknownBuild(): Promise<void> {
  if (!notes.some((folder) => existsSync(folder)))
    await rm("public", { recursive: true, force: true });
}

/** A script or style sheet that webpack has written: its name contains a hash of its content. */
const bundle = /^[^/]+[-.][0-9a-f]{10,20}\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/**
 * The files that webpack keeps in `public/`: all but earlier bundles. Pages, their data and photos are
 * Gatsby's, which writes them only when they change.
 */
export const keepAllButBundles = (file: string): boolean => !bundle.test(file);

/** What Gatsby and its plugins write into `public/` for the build only. Each build writes it again. */
const buildFiles = [
  "_gatsby",
  "chunk-map.json",
  "licenses.json",
  "webpack.stats.json",
  "~partytown",
];

/** Deletes what no browser and no host requests, when the build no longer needs it. */
export async function removeBuildFiles(): Promise<void> {
  for (const name of buildFiles)
    await rm(path.resolve("public", name), { recursive: true, force: true });
}
