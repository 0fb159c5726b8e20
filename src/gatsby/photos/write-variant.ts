import { constants, copyFile, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { OriginalPhoto } from "./original-photo";
import { photoFolder, type PhotoSize, variantFileName } from "../../lib/photo-sizes";

const webpOptions = { quality: 72, effort: 6 };

const copyIfThere = async (source: string, target: string): Promise<boolean> =>
  copyFile(source, target, constants.COPYFILE_FICLONE).then(
    () => true,
    () => false,
  );

const underWay = new Map<string, Promise<void>>();

/** Pages that show the same photo ask for its variants at the same time. */
function makeOnce(file: string, make: () => Promise<void>): Promise<void> {
  const making = underWay.get(file) ?? make().finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
}

async function makeVariant(
  { file }: OriginalPhoto,
  size: PhotoSize,
  cached: string,
): Promise<void> {
  // Written under another name first: an interrupted build must not leave half a photo behind.
  const unfinished = `${cached}.${process.pid}.part`;
  await mkdir(path.dirname(cached), { recursive: true });
  await sharp(file)
    .rotate()
    .resize({ width: size.width, withoutEnlargement: true })
    .webp(webpOptions)
    .toFile(unfinished);
  await rename(unfinished, cached);
}

/**
 * Puts a variant of a photo into `public/`, upright, without EXIF data and never upscaled. It is
 * made once for each content of the original and kept in `cacheDirectory`.
 */
export async function writeVariant(
  photo: OriginalPhoto,
  name: string,
  size: PhotoSize,
  cacheDirectory: string,
): Promise<void> {
  const target = path.resolve("public", photoFolder, variantFileName(name, size));
  const cached = path.join(cacheDirectory, `${photo.hash}-${size.width}.webp`);
  await mkdir(path.dirname(target), { recursive: true });
  if (await copyIfThere(cached, target)) return;

  await makeOnce(cached, () => makeVariant(photo, size, cached));
  await copyFile(cached, target);
}
