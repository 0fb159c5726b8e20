import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";

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

const known = new Map<string, OriginalPhoto>();

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");

/**
 * Reads a photo.
 *
 * @throws if sharp can't read the file; the content check has refused such files before
 */
export async function readOriginalPhoto(file: string): Promise<OriginalPhoto> {
  const bytes = await readFile(file);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const photo = known.get(file);
  if (photo?.hash === hash) return photo;

  const image = sharp(bytes);
  const { autoOrient } = await image.metadata();
  const { dominant } = await image.stats();
  const color = `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`;
  const fresh = { file, hash, width: autoOrient.width, height: autoOrient.height, color };
  known.set(file, fresh);
  return fresh;
}
