import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import sharp from "sharp";

const folder = "test/content-check/fixture";

/** The files of a site by path; tests change them before they are written to disk. */
export type Files = Map<string, string | Buffer>;

const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const create = { width: 400, height: 400, channels: 3, background: "tan", noise } as const;
export const jpeg = sharp({ create }).jpeg().toBuffer();

const pictures = [
  "blog/teeth/cover.jpg",
  "gallery/doodle.jpg",
  "gallery/poodle.jpg",
  "reviews/bow.png",
  "team/dana.jpg",
];

/** A valid site. */
export async function fixtureSite(): Promise<Files> {
  const files: Files = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path), await readFile(path, "utf8"));
  }
  for (const picture of pictures) files.set(`content/${picture}`, await jpeg);
  return files;
}
