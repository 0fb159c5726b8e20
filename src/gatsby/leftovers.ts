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
