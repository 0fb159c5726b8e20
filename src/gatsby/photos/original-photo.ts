import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type ContentFile, versionOf } from "./content-files";

/** What the pipeline needs to know of a photo as the owner dropped it. */
export interface OriginalPhoto {
  file: string;
  /** Tells versions of the file apart; part of the variants' addresses. */
  hash: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the photo arrives. */
  color: string;
}

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");

/**
 * Reads a photo.
 *
 * @throws if sharp can't read the file; the content check has refused such files before
 */
export async function readOriginalPhoto(file: ContentFile): Promise<OriginalPhoto> {
  // As bytes: sharp remembers what it has seen under a name.
  const image = sharp(await readFile(file.absolutePath));
  const { autoOrient } = await image.metadata();
  const { dominant } = await image.stats();
  return {
    file: file.absolutePath,
    hash: versionOf(file),
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`,
  };
}
