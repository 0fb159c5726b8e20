import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import { failOn, photoFormats } from "../../../lib/pictures/photo-formats";
import type { ErrorText } from "../errors";

/** An opened photo, ready to be resized. */
export interface Photo {
  image: Sharp;
  /** In pixels, after rotation. */
  width: number;
  height: number;
}

/** An error in a photo, with a message for the owner. */
export class PhotoError extends Error {
  constructor(readonly words: ErrorText) {
    super([words.found, words.fix].join("; "));
  }
}

/** 25,000 × 20,000, larger than any camera's panorama. A few compressed bytes can unpack to more. */
const mostPixels = 500_000_000;

/** Options for every read of a photo. `readWholePhoto` detects missing data. */
const readingOptions: SharpOptions = { failOn, limitInputPixels: mostPixels };

const sharpFormats = ["jpeg", "png", "webp", "tiff"];
const exportIt = "open it in Preview or Photos and export it as JPEG";
const expected = `a ${photoFormats} picture`;

function wrongFormat({ format, compression }: Metadata): ErrorText | undefined {
  if (sharpFormats.includes(format)) return undefined;
  if (format === "svg") {
    const found = "an SVG drawing, which can contain scripts";
    return { found, expected, fix: "export it as PNG from the program that you drew it with" };
  }
  if (format !== "heif")
    return { found: `a picture in the format ${format.toUpperCase()}`, expected, fix: exportIt };
  if (compression === "av1") return undefined;
  return {
    found: "a HEIC picture, which browsers can't show",
    expected,
    fix: `upload it in the editor, which converts it, or ${exportIt}`,
  };
}

const tooManyPixels = (width: number, height: number): ErrorText => ({
  found: `a picture of ${width} × ${height} pixels, which is too large to be read`,
  expected: `at most ${mostPixels / 1_000_000} million pixels`,
  fix: "make it smaller: 2560 pixels are wide enough. In Preview on a Mac: Tools > Adjust Size",
});

const unreadable: ErrorText = {
  found: "a file that isn't a picture, or is damaged or cut off",
  expected: "a picture that can be read to its end",
  fix: "copy or export it again from the original",
};

/** Size and format, from the first bytes. */
const readHead = async (bytes: Buffer): Promise<Metadata> =>
  sharp(bytes, { ...readingOptions, limitInputPixels: false }).metadata();

/**
 * Opens a photo, upright. Takes bytes, because sharp caches what it read under a file name.
 *
 * @throws PhotoError if the site can't show it
 */
export async function openPhoto(bytes: Buffer): Promise<Photo> {
  const head = await readHead(bytes).catch(() => undefined);
  if (!head) throw new PhotoError(unreadable);
  const format = wrongFormat(head);
  if (format) throw new PhotoError(format);
  const { width, height } = head.autoOrient;
  if (width * height > mostPixels) throw new PhotoError(tooManyPixels(width, height));
  return { image: sharp(bytes, readingOptions).autoOrient(), width, height };
}

/**
 * Reads a photo to its end.
 *
 * @throws PhotoError if the site can't show it, or a part of it is missing
 */
export async function readWholePhoto(bytes: Buffer): Promise<Photo> {
  const photo = await openPhoto(bytes);
  // A small result lets the decoder skip detail, but it still reads nearly every byte.
  const small = sharp(bytes, { ...readingOptions, failOn: "truncated" }).resize(16, 16);
  await small.toBuffer().catch(() => {
    throw new PhotoError(unreadable);
  });
  return photo;
}
