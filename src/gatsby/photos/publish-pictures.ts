import { existsSync } from "node:fs";
import { constants, copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache, NodePluginArgs } from "gatsby";
import type { ResizeOptions } from "sharp";
import {
  longestSide,
  photoFolder,
  photoSizes,
  thumbnailFolder,
  thumbnailSize,
  variantFileName,
} from "../../lib/pictures/photo-sizes";
import type { Home } from "../../content/model/entities/home-schema";
import { isBuild } from "../command/is-build";
import {
  type ContentFile,
  contentHash,
  reviewFolder,
  reviewPictureFile,
  variantNameOf,
} from "./content-files";
import { withPhoto } from "./with-photo";

/** A file of `public/`, generated from a picture in `content`. */
interface PublishedPicture {
  /** Its path in `public/`. */
  target: string;
  /** Changes with the original's content. */
  version: string;
  make: (file: string) => Promise<unknown>;
}

const webpOptions = { quality: 72, effort: 6 };

/** Pixels; review pictures are 48 CSS pixels wide, and phones have up to four pixels for each. */
const reviewPictureSize = 384;

/** Re-encodes a picture as WebP, upright and without metadata: no byte of the owner's file is published. */
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
    version: `${contentHash(photo)}-${size.width}`,
    make: writeWebp(photo, { width: size.width, height: longestSide, fit: "inside" }),
  }));

const thumbnailOf = (photo: ContentFile): PublishedPicture => ({
  target: path.join(thumbnailFolder, `${photo.name}.webp`),
  version: `${contentHash(photo)}-${thumbnailSize.width}`,
  make: writeWebp(photo, { ...thumbnailSize, fit: "cover" }),
});

const reviewPicture = (picture: ContentFile): PublishedPicture => ({
  target: reviewPictureFile(picture),
  version: contentHash(picture),
  make: writeWebp(picture, { width: reviewPictureSize, height: reviewPictureSize, fit: "cover" }),
});

/** Generates a picture once per version of its original, and copies it to `public/`. */
async function publish({ target, version, make }: PublishedPicture, cacheFolder: string) {
  const cached = path.join(cacheFolder, `${version}-${path.basename(target)}`);
  if (!existsSync(cached)) {
    // Writes to a temporary name first: an interrupted build must not leave an incomplete picture.
    const unfinished = `${cached}.${process.pid}.part`;
    await make(unfinished);
    await rename(unfinished, cached);
  }
  await copyFile(cached, path.resolve("public", target), constants.COPYFILE_FICLONE);
}

/** The named pictures that exist; the content check reports missing ones. */
function picturesToPublish(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  inTexts: ReadonlySet<string>,
): PublishedPicture[] {
  const files = getNodesByType("File") as unknown as ContentFile[];
  const pairs = getNodesByType("HomeText").map(({ visit }) => (visit as Home["visit"])?.pair);
  const paired = pairs.flatMap((pair) => (pair ? [pair.before.picture, pair.after.picture] : []));
  const carousel = getNodesByType("GalleryPhoto").map(({ name }) => String(name));
  const pathsOf = (names: string[]) => new Set(names.map((name) => `gallery/${name}`));
  const [photos, withThumbnail] = [pathsOf([...carousel, ...paired]), pathsOf(carousel)];
  const reviews = new Set(getNodesByType("Review").map(({ image }) => image));
  return files.flatMap((file) => {
    if (photos.has(file.relativePath)) {
      const variants = photoVariants(file, file.name);
      return withThumbnail.has(file.relativePath) ? [...variants, thumbnailOf(file)] : variants;
    }
    if (inTexts.has(file.relativePath))
      return photoVariants(file, variantNameOf(file.relativePath));
    const base = path.basename(file.relativePath);
    return file.relativeDirectory === reviewFolder && reviews.has(base) ? reviewPicture(file) : [];
  });
}

/** The folder of reviews also contains pages. */
const isPage = (file: string): boolean => path.basename(file) === "index.html";

/**
 * Makes `public/` contain exactly the pictures that gallery, reviews and texts name. Resolvers
 * can't do that: Gatsby doesn't run them for cached results.
 *
 * @param inTexts the files of `content` that texts show
 */
export async function publishPictures(
  { getNodesByType, cache }: Pick<NodePluginArgs, "getNodesByType" | "cache">,
  inTexts: readonly string[] = [],
): Promise<void> {
  // Gatsby's types omit the cache's folder.
  const { directory } = cache as GatsbyCache & { directory: string };
  const cacheFolder = path.join(directory, "pictures");
  const folders = [photoFolder, thumbnailFolder, reviewFolder].map((folder) =>
    path.resolve("public", folder),
  );
  for (const folder of [cacheFolder, ...folders]) await mkdir(folder, { recursive: true });

  const pictures = picturesToPublish({ getNodesByType }, new Set(inTexts));
  const publishing = pictures.map((picture) => publish(picture, cacheFolder));
  // The live preview continues without a picture that can't be read.
  if (isBuild()) await Promise.all(publishing);
  else await Promise.allSettled(publishing);

  const wanted = new Set(pictures.map(({ target }) => path.resolve("public", target)));
  for (const folder of folders)
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isFile() && !isPage(file) && !wanted.has(file)) await rm(file);
    }
}
