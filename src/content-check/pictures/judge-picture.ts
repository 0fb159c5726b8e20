import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { join } from "node:path";
import type { ContentError, ErrorWords } from "../content-error";
import { sniffFormat } from "./sniff-format";
import { isNamed, type NamedPicture } from "./named-pictures";
import type { PictureFile } from "./picture-files";

/** What is wrong with a picture, or how wide it is in pixels, upright. */
export type Verdict = { error: ErrorWords } | { error?: undefined; width: number };

const photoFormats = ["JPEG", "PNG", "WebP", "TIFF"];
const heicFix =
  "put it in by the editor, which makes a JPEG of it, or open it in Preview or Photos and export it as JPEG";

// Decoding is the slow part, and in `gatsby develop` the same pictures are checked again and again.
const verdicts = new Map<string, Promise<Verdict>>();

function formatError(format: string | undefined, allowed: string[]): ErrorWords | undefined {
  if (format !== undefined && allowed.includes(format)) return undefined;
  const expected = `a ${allowed.slice(0, -1).join(", ")} or ${allowed.at(-1)} picture`;
  if (format === "HEIC")
    return { found: "a HEIC picture, which browsers can't show", expected, fix: heicFix };
  if (format === undefined)
    return {
      found: "a file that is no picture",
      expected,
      fix: "export the picture again as JPEG; renaming a file doesn't change what is in it",
    };
  return {
    found: `a picture of the format ${format}`,
    expected,
    fix: "open it in Preview or Photos and export it as JPEG",
  };
}

async function decode(bytes: Buffer): Promise<Verdict> {
  const damaged = {
    found: "a picture that is damaged or cut off",
    expected: "a picture that can be read to its end",
    fix: "copy or export it again from the original",
  };
  try {
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: false });
    const { width, autoOrient } = await picture.metadata();
    // A small result lets the decoder skip detail, but it still reads every byte.
    await picture.resize({ width: 16, height: 16, fit: "fill" }).raw().toBuffer();
    return { width: autoOrient.width || width };
  } catch {
    return { error: damaged };
  }
}

async function judge(bytes: Buffer, allowSvg: boolean): Promise<Verdict> {
  const format = sniffFormat(bytes);
  const error = formatError(format, allowSvg ? [...photoFormats, "SVG"] : photoFormats);
  return error ? { error } : decode(bytes);
}

/**
 * Judges whether a file is a picture that the site can show, by what is in it.
 *
 * @param path of a file or folder that exists
 */
export async function judgePicture(
  path: string,
  { allowSvg }: { allowSvg: boolean },
): Promise<Verdict> {
  const expected = "a picture";
  if ((await stat(path)).isDirectory()) {
    return {
      error: {
        found: "a folder",
        expected,
        fix: "move the pictures out of it and delete it",
      },
    };
  }
  const bytes = await readFile(path);
  if (bytes.length === 0) {
    return {
      error: {
        found: "an empty file (0 bytes)",
        expected,
        fix: "copy or export it again from the original",
      },
    };
  }
  const key = `${createHash("sha256").update(bytes).digest("hex")} ${allowSvg}`;
  const verdict = verdicts.get(key) ?? judge(bytes, allowSvg);
  verdicts.set(key, verdict);
  return verdict;
}

/** A picture and whether it can be shown. */
export type JudgedPicture = PictureFile & { verdict: Verdict };

/** Reads every picture to its end. */
export const judgePictures = (root: string, pictures: PictureFile[]): Promise<JudgedPicture[]> =>
  Promise.all(
    pictures.map(async (picture) => ({
      ...picture,
      verdict: await judgePicture(join(root, picture.file), {
        allowSvg: picture.folder === "reviews",
      }),
    })),
  );

/** Errors of files that aren't pictures which the site can show. */
export const checkJudged = (pictures: JudgedPicture[], named: NamedPicture[]): ContentError[] =>
  pictures.flatMap(({ verdict, ...picture }) => {
    if (!verdict.error) return [];
    const by = named.find((name) => isNamed(picture, name));
    return [{ file: picture.file, ...(by && { record: by.record.label }), ...verdict.error }];
  });
