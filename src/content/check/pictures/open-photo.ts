import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import { failOn, photoFormats } from "../../../lib/pictures";
import { contentError, describeFound, type ErrorText } from "../errors";

export interface Photo {
  image: Sharp;
  width: number;
  height: number;
}

class PhotoError extends Error {
  constructor(readonly words: ErrorText) {
    super([describeFound(words), words.fix].join("; "));
  }
}

/** 25,000 × 20,000, larger than any camera's panorama. A few compressed bytes can unpack to more. */
const mostPixels = 500_000_000;

const readingOptions: SharpOptions = { failOn, limitInputPixels: mostPixels };

const expected = `a ${photoFormats} picture`;
const exportIt = "open it in Preview or Photos and export it as JPEG, or upload it in the editor";

/** The error of a format that sharp or browsers can't read. SVG can contain scripts. */
function wrongFormat({ format, compression }: Metadata): ErrorText | undefined {
  if (["jpeg", "png", "webp", "tiff"].includes(format) || compression === "av1") return undefined;
  const name = format === "heif" ? "heic" : format;
  return contentError(`a picture in the format ${name.toUpperCase()}`, expected, exportIt);
}

/** Narrower pictures vanish when they are made smaller, or unpack to billions of pixels when they are cropped. */
const longestShape = 100;

function wrongShape({ width, height }: Metadata["autoOrient"]): ErrorText | undefined {
  if (Math.max(width, height) <= longestShape * Math.min(width, height)) return undefined;
  return contentError(
    `a picture of ${width} × ${height} pixels`,
    `a picture of 1 × 1 pixel or more, at most ${longestShape} times as long as wide, such as 6000 × 60`,
    "cut it to the part that visitors should see",
  );
}

const unreadableError: ErrorText = contentError(
  "a file that isn't a picture, is damaged or cut off, or has more than 500 million pixels",
  expected,
  "copy or export it again from the original",
);

/** Opens a photo, upright. Takes bytes, because sharp caches what it read under a file name. */
export async function openPhoto(bytes: Buffer): Promise<Photo> {
  const photo = sharp(bytes, readingOptions);
  const head = await photo.metadata().catch(() => undefined);
  if (!head) throw new PhotoError(unreadableError);
  const error = wrongFormat(head) ?? wrongShape(head.autoOrient);
  if (error) throw new PhotoError(error);
  const { width, height } = head.autoOrient;
  return { image: photo.autoOrient(), width, height };
}

export interface Picture {
  file: string;
  error?: ErrorText;
}

/** Opens a photo and reads it to its end: a part can be missing. */
async function findError(bytes: Buffer): Promise<ErrorText | undefined> {
  try {
    await openPhoto(bytes);
    // A small result lets the decoder skip detail, but it still reads nearly every byte.
    await sharp(bytes, { ...readingOptions, failOn: "truncated" })
      .resize(16, 16)
      .toBuffer();
    return undefined;
  } catch (error) {
    return error instanceof PhotoError ? error.words : unreadableError;
  }
}

// A cache: decoding is slow, and `gatsby develop` checks the same pictures repeatedly.
const knownErrors = new Map<string, Promise<ErrorText | undefined>>();

export const readPictures = (root: string, files: string[]): Promise<Picture[]> =>
  Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(root, file));
      const key = createHash("sha256").update(bytes).digest("hex");
      const result = knownErrors.get(key) ?? findError(bytes);
      knownErrors.set(key, result);
      const error = await result;
      return { file, ...(error && { error }) };
    }),
  );
