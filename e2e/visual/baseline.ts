import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { scale } from "./compare-pictures";

/** A picture of the repository that later ones are compared with. */
export interface Baseline {
  picture: Buffer;
  /** Main version of the Chromium that it was taken with: each draws letters a little differently. */
  version: string;
}

/** The picture in a file; nothing if there is none yet. */
export async function readBaseline(file: string): Promise<Baseline | undefined> {
  if (!existsSync(file)) return undefined;
  const picture = readFileSync(file);
  const { exif } = await sharp(picture).metadata();
  const [, version = "unknown"] = / (\d+)\0/.exec(exif?.toString("latin1") ?? "") ?? [];
  return { picture, version };
}

/** Makes a small picture of a screenshot, with the version of Chromium written into it. */
export async function toPicture(screenshot: Buffer, version: string): Promise<Buffer> {
  const { width = scale, height = scale } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize(Math.round(width / scale), Math.round(height / scale), {
      fit: "fill",
      kernel: "mitchell",
    })
    .withExif({ IFD0: { ImageDescription: `Chromium ${version}` } })
    .webp({ quality: 80 })
    .toBuffer();
}
