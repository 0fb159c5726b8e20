import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { scale } from "./compare-pictures";

const hash = (text: string | Buffer) => createHash("sha1").update(text).digest("hex");

/** What a picture was taken of, beside how it looks; kept in its file. */
export interface Subject {
  /** Stands for everything in `data/` and `content/`. */
  content: string;
  /** Stands for the words and photos of the page. */
  words: string;
  /** The browser's main version: each draws letters and lines a little differently. */
  browser: string;
}

/** A picture as the repository has it. */
export interface KeptPicture {
  picture: Buffer;
  subject: Subject;
}

/** Stands for everything that the owner may change. */
export const contentHash = hash(
  ["data", "content"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .toSorted()
    .map((file) => `${file} ${hash(readFileSync(file))}`)
    .join("\n"),
);

/** Stands for a page's words and the addresses of its photos. */
export const wordsHash = (words: string): string => hash(words);

/** The picture in a file; nothing if there is none yet. */
export async function readKept(file: string): Promise<KeptPicture | undefined> {
  if (!existsSync(file)) return undefined;
  const picture = readFileSync(file);
  const { exif } = await sharp(picture).metadata();
  const [, content = "", words = "", browser = ""] =
    /(\w{40}) (\w{40}) (\d+)/.exec(exif?.toString("latin1") ?? "") ?? [];
  return { picture, subject: { content, words, browser } };
}

/** Makes a small picture of a screenshot, with what it shows written into it. */
export async function toPicture(
  screenshot: Buffer,
  { content, words, browser }: Subject,
): Promise<Buffer> {
  const { width = scale, height = scale } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize(Math.round(width / scale), Math.round(height / scale), {
      fit: "fill",
      kernel: "mitchell",
    })
    .withExif({ IFD0: { ImageDescription: `${content} ${words} ${browser}` } })
    .webp({ quality: 80 })
    .toBuffer();
}
