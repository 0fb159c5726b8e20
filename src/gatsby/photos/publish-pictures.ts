import { existsSync } from "node:fs";
import { constants, copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache, NodePluginArgs } from "gatsby";
import type { ResizeOptions } from "sharp";
import {
  longestSide,
  photoFolder,
  photoSizes,
  variantFileName,
} from "../../lib/pictures/photo-sizes";
import { isBuild } from "../is-build";
import { type ContentFile, reviewFolder, reviewPictureFile, versionOf } from "./content-files";
import { variantNameOf } from "./text-pictures";
import { withPhoto } from "./with-photo";

/** A file of `public/` that is made from a picture of `content`. */
interface PublishedPicture {
  /** Its place in `public/`. */
  target: string;
  /** Another one for each content of the original. */
  version: string;
  make: (file: string) => Promise<unknown>;
}

const webpOptions = { quality: 72, effort: 6 };

/** Pixels; pictures of reviews are shown at 48 by 48, and phones have three or four for each. */
const reviewPictureSize = 384;

/** Draws a picture anew as WebP, upright and without metadata: no byte of the owner's file is published. */
const writeWebp = (photo: ContentFile, size: ResizeOptions) => (file: string) =>
  withPhoto(photo.absolutePath, ({ image }) =>
    image
      .resize({ ...size, withoutEnlargement: true })
      .webp(webpOptions)
      .toFile(file),
  );

const photoVariants = (photo: ContentFile, name: string): PublishedPicture[] =>
  photoSizes.map((size) => ({
    target: path.join(photoFolder, variantFileName(name, size)),
    version: `${versionOf(photo)}-${size.width}`,
    make: writeWebp(photo, { width: size.width, height: longestSide, fit: "inside" }),
  }));

const reviewPicture = (picture: ContentFile): PublishedPicture => ({
  target: reviewPictureFile(picture),
  version: versionOf(picture),
  make: writeWebp(picture, { width: reviewPictureSize, height: reviewPictureSize, fit: "cover" }),
});

/** Makes a picture once for each content of its original, and puts it into `public/`. */
async function publish({ target, version, make }: PublishedPicture, cacheFolder: string) {
  const kept = path.join(cacheFolder, `${version}-${path.basename(target)}`);
  if (!existsSync(kept)) {
    // Written under another name first: an interrupted build must not leave half a picture behind.
    const unfinished = `${kept}.${process.pid}.part`;
    await make(unfinished);
    await rename(unfinished, kept);
  }
  await copyFile(kept, path.resolve("public", target), constants.COPYFILE_FICLONE);
}

/** The pictures that are named and that are there; the content check names those that aren't. */
function picturesOf(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  inTexts: ReadonlySet<string>,
): PublishedPicture[] {
  const files = getNodesByType("File") as unknown as ContentFile[];
  const photos = new Set(
    getNodesByType("GalleryPhoto").map(({ name }) => `gallery/${String(name)}`),
  );
  const reviews = new Set(getNodesByType("Review").map(({ image }) => image));
  return files.flatMap((file) => {
    if (photos.has(file.relativePath)) return photoVariants(file, file.name);
    if (inTexts.has(file.relativePath))
      return photoVariants(file, variantNameOf(file.relativePath));
    const base = path.basename(file.relativePath);
    return file.relativeDirectory === reviewFolder && reviews.has(base) ? reviewPicture(file) : [];
  });
}

/** The reviews have pages, too, beside their pictures. */
const isPage = (file: string): boolean => path.basename(file) === "index.html";

/**
 * Leaves exactly the pictures in `public/` that the gallery, the reviews and texts name. Resolvers only
 * tell their addresses: Gatsby doesn't ask them again for what it has in its cache.
 *
 * @param inTexts the files of `content` that texts show
 */
export async function publishPictures(
  { getNodesByType, cache }: Pick<NodePluginArgs, "getNodesByType" | "cache">,
  inTexts: readonly string[] = [],
): Promise<void> {
  // Gatsby's types leave out that a cache has a folder for files.
  const { directory } = cache as GatsbyCache & { directory: string };
  const cacheFolder = path.join(directory, "pictures");
  const folders = [photoFolder, reviewFolder].map((folder) => path.resolve("public", folder));
  for (const folder of [cacheFolder, ...folders]) await mkdir(folder, { recursive: true });

  const pictures = picturesOf({ getNodesByType }, new Set(inTexts));
  const publishing = pictures.map((picture) => publish(picture, cacheFolder));
  // The live preview shows what it can.
  if (isBuild()) await Promise.all(publishing);
  else await Promise.allSettled(publishing);

  const wanted = new Set(pictures.map(({ target }) => path.resolve("public", target)));
  for (const folder of folders)
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isFile() && !isPage(file) && !wanted.has(file)) await rm(file);
    }
}
