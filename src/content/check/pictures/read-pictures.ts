import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureFolder } from "../../model/names";
import type { ErrorWords } from "../content-error";
import { listFiles } from "../list-files";

/** A file that stands where pictures belong. */
export interface Picture {
  folder: PictureFolder;
  /** Path from the project's folder, with slashes. */
  file: string;
  /** In pixels, upright; `Infinity` for a drawing, which is sharp at every width. */
  width: number;
  /** What is wrong with it, if the site can't show it. */
  error?: ErrorWords;
}

const photoFormats = ["jpeg", "png", "webp", "tiff"];
const exportIt = "open it in Preview or Photos and export it as JPEG";

const wrongFormat = (format: string, compression?: string): ErrorWords => {
  const expected = "a JPEG, PNG, WebP or TIFF picture";
  if (format === "heif" && compression === "hevc")
    return {
      found: "a HEIC picture, which browsers can't show",
      expected,
      fix: `put it in by the editor, which makes a JPEG of it, or ${exportIt}`,
    };
  return { found: `a picture of the format ${format.toUpperCase()}`, expected, fix: exportIt };
};

type Verdict = Pick<Picture, "width" | "error">;

/** Reads a picture to its end. Its format is told by what is in it: extensions lie. */
async function judge(bytes: Buffer, formats: string[]): Promise<Verdict> {
  try {
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: false });
    const { format, compression, autoOrient } = await picture.metadata();
    if (!formats.includes(format)) return { width: 0, error: wrongFormat(format, compression) };
    // A small result lets the decoder skip detail, but it still reads every byte.
    await picture.resize({ width: 16, height: 16, fit: "fill" }).raw().toBuffer();
    return { width: format === "svg" ? Infinity : autoOrient.width };
  } catch {
    const found = "a file that is no picture, or is damaged or cut off";
    const expected = "a picture that can be read to its end";
    return {
      width: 0,
      error: { found, expected, fix: "copy or export it again from the original" },
    };
  }
}

// Decoding is the slow part, and in `gatsby develop` the same pictures are checked again and again.
const verdicts = new Map<string, Promise<Verdict>>();

/**
 * Reads every file that stands in the folders for pictures, whether it is one or not. Texts lie beside
 * pictures, and are none.
 */
export async function readPictures(root: string): Promise<Picture[]> {
  const files = (await listFiles(root, "content")).filter((file) => !/\.(?:mdx?|txt)$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const folder = file.split("/")[1] as PictureFolder;
      const formats = folder === "reviews" ? [...photoFormats, "svg"] : photoFormats;
      const bytes = await readFile(join(root, file));
      const key = createHash("sha256").update(bytes).update(formats.join()).digest("hex");
      const verdict = verdicts.get(key) ?? judge(bytes, formats);
      verdicts.set(key, verdict);
      return { folder, file, ...(await verdict) };
    }),
  );
}
