import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { photoFolder, photoSizes, variantFileName } from "../../lib/photo-sizes";
import { publishPhoto } from "./publish-photo";

/**
 * Leaves exactly the variants of the photos named in `data/gallery.json`: Gatsby answers unchanged
 * queries from its cache, so a build into an emptied `public/` would otherwise have none of them.
 */
export async function keepNamedPhotos({ getNodesByType, cache }: BuildArgs): Promise<void> {
  const names = getNodesByType("GalleryPhoto").map(({ name }) => String(name));
  for (const name of names) await publishPhoto(name, cache);

  const folder = path.resolve("public", photoFolder);
  const wanted = new Set(
    names.flatMap((name) => photoSizes.map((size) => variantFileName(name, size))),
  );
  const stale = (await readdir(folder)).filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(path.join(folder, file))));
}
