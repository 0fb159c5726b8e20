import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import { failOn, photoFormats } from "../../../lib/pictures";
import { contentError, type ErrorText } from "../errors";

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

/** The first bytes, in hexadecimal, of the files that gatsby-plugin-sharp can measure. */
const measurable = /^(?:ffd8ff|89504e47|52494646|49492a00|4d4d002a|000000)/;

const unreadable: ErrorText = contentError(
  "a file that isn't a photo, is damaged or cut off, or has more than 500 million pixels",
  expected,
  "export it again from the original as JPEG, or delete it. A video belongs on YouTube or Vimeo",
);

/** Takes bytes, because sharp caches what it read under a file name. */
export const openPhoto = (bytes: Buffer): Sharp => sharp(bytes, readingOptions);

export interface Picture {
  file: string;
  error?: ErrorText;
}

/** Reads a photo to its end: a part can be missing. */
async function findError(bytes: Buffer): Promise<ErrorText | undefined> {
  try {
    const head = await openPhoto(bytes).metadata();
    const error = wrongFormat(head) ?? wrongShape(head.autoOrient);
    if (error) return error;
    if (!measurable.test(bytes.toString("hex", 0, 4))) return unreadable;
    // A small result lets the decoder skip detail, but it still reads nearly every byte.
    await sharp(bytes, { ...readingOptions, failOn: "truncated" })
      .resize(16, 16)
      .toBuffer();
    return undefined;
  } catch {
    return unreadable;
  }
}

// A cache: decoding is slow, and `gatsby develop` checks the same pictures repeatedly.
const knownErrors = new Map<string, Promise<ErrorText | undefined>>();

async function readPicture(root: string, file: string): Promise<Picture> {
  const bytes = await readFile(join(root, file));
  const key = createHash("sha256").update(bytes).digest("hex");
  const result = knownErrors.get(key) ?? findError(bytes);
  knownErrors.set(key, result);
  const error = await result;
  return { file, ...(error && { error }) };
}

/** Reads a few at a time: 150 photos of a camera would take a gigabyte. */
export async function readPictures(root: string, files: string[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (let start = 0; start < files.length; start += 4) {
    const few = files.slice(start, start + 4).map((file) => readPicture(root, file));
    pictures.push(...(await Promise.all(few)));
  }
  return pictures;
}
