import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";

/** Where Gatsby notes what it has written before. */
const notes = [".cache/caches-lmdb", ".cache/redux"];

/**
 * Empties `public/` before a build that knows nothing of the one before. Gatsby takes away the pages
 * of posts that are gone as long as it remembers them; without its cache it would leave their data.
 */
export async function removeUnknownBuild(): Promise<void> {
  if (!notes.some((folder) => existsSync(folder)))
    await rm("public", { recursive: true, force: true });
}

/** A script or style sheet that webpack has written: its name has a hash of what stands in it. */
const bundle = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/**
 * What webpack leaves in `public/` besides its own files: all but earlier bundles, since pages, their
 * data and photos are Gatsby's, which writes them only when they change.
 */
export const keepAllButBundles = (file: string): boolean => !bundle.test(file);
