import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { sniffFormat } from "../../../src/content-check/pictures/sniff-format";
import { Refusal } from "../refusal";
import { decodeHeic } from "./decode-heic";

/** Enough for the largest variant that the site makes, and for a good print. */
const maxSide = 2400;
const quality = 90;

/** A photo as it goes into the gallery. */
export interface DevelopedPhoto {
  bytes: Buffer;
  extension: "jpg" | "png";
  width: number;
  height: number;
}

/** The owner's file, or of a HEIC what sharp can read. */
async function readPhoto(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (sniffFormat(bytes) !== "HEIC") return bytes;
  return decodeHeic(bytes).catch(() => {
    throw new Refusal(
      `${path} is a HEIC picture that is damaged or cut off. To mend: copy it again from the phone, or open it in Preview or Photos and export it as JPEG.\nNothing was added.`,
    );
  });
}

/**
 * Turns a photo upright, makes it at most 2400 pixels long, and leaves out all that a camera notes
 * beside the picture, such as the place. A PNG, and what is transparent, becomes a PNG, all else a
 * JPEG.
 *
 * @param path a picture of a format that the gallery takes, or a HEIC
 * @throws Refusal if a HEIC is damaged
 */
export async function developPhoto(path: string): Promise<DevelopedPhoto> {
  const picture = sharp(await readPhoto(path), { limitInputPixels: false });
  const { format, hasAlpha } = await picture.metadata();
  const extension = format === "png" || hasAlpha ? "png" : "jpg";
  const upright = picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
  const encoded =
    extension === "png"
      ? upright.png({ compressionLevel: 9 })
      : upright.jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension, width: info.width, height: info.height };
}
