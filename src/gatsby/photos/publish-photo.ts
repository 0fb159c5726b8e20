import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { findPhoto } from "./find-photo";
import { type OriginalPhoto, readOriginalPhoto } from "./original-photo";
import { photoSizes } from "../../lib/photo-sizes";
import { writeVariant } from "./write-variant";

/**
 * Puts all variants of a gallery photo into `public/`; those of an unchanged original come from
 * Gatsby's cache.
 *
 * @param name the original's base name
 */
export async function publishPhoto(name: string, cache: GatsbyCache): Promise<OriginalPhoto> {
  const photo = await readOriginalPhoto(await findPhoto(name));
  // Gatsby's types leave out that a cache has a folder for files.
  const { directory } = cache as GatsbyCache & { directory: string };
  const cached = path.join(directory, "photos");
  await Promise.all(photoSizes.map((size) => writeVariant(photo, name, size, cached)));
  return photo;
}
