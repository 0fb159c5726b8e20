import { join } from "node:path";
import sharp from "sharp";
import { listPictures, type PictureFile } from "../../../src/content-check/pictures/picture-files";

const mediumSide = 256;
const smallSide = 16;

/**
 * How far two small versions may lie apart, of 255: the same photo in another size or quality stays
 * below 2, different pictures of dogs are above 10.
 */
const tolerance = 4;

/**
 * A picture as it is seen upright, so small that size, quality and format make no difference. It
 * shrinks in two steps, as the quick way to do it in one depends on the size to begin with.
 */
async function shrink(picture: Buffer | string): Promise<Buffer> {
  const { data, info } = await sharp(picture, { limitInputPixels: false })
    .autoOrient()
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .resize(mediumSide, mediumSide, { fit: "fill", fastShrinkOnLoad: false })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .resize(smallSide, smallSide, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
}

const distance = (one: Buffer, other: Buffer): number =>
  Math.sqrt(
    one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0) / one.length,
  );

/** Finds the picture of the gallery that shows what the photo shows. */
export async function findSamePhoto(root: string, photo: Buffer): Promise<PictureFile | undefined> {
  const pictures = (await listPictures(root)).filter(({ folder }) => folder === "gallery");
  const wanted = await shrink(photo);
  for (const picture of pictures) {
    // A damaged picture has its own error and is like no other.
    const small = await shrink(join(root, picture.file)).catch(() => undefined);
    if (small?.length === wanted.length && distance(small, wanted) < tolerance) return picture;
  }
  return undefined;
}
