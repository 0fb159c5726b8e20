import sharp from "sharp";

/** Pixels; pictures beside reviews are shown at 48 by 48, and phones have three or four for each. */
const largest = 384;

/**
 * A picture upright, no larger than it is shown, and without what its file tells of where and with
 * what it was taken. Drawings stay as they are.
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes);
  const { format } = await picture.metadata();
  if (format === "svg") return bytes;
  return picture
    .autoOrient()
    .resize({ width: largest, height: largest, fit: "outside", withoutEnlargement: true })
    .toFormat(format)
    .toBuffer();
}
