import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFolder } from "../../model/names";
import type { ErrorText } from "../errors";
import { isTextFile, listFiles } from "../list-files";
import { PhotoError, readWholePhoto } from "./open-photo";

/** A file in a folder for pictures. */
export interface Picture {
  folder: PictureFolder;
  /** Path from the project's folder, with slashes. */
  file: string;
  /** Why the site can't show the picture. */
  error?: ErrorText;
}

type PhotoResult = Pick<Picture, "error">;

/** Detects the format by content, because extensions can be wrong. */
async function inspectPhoto(bytes: Buffer): Promise<PhotoResult> {
  try {
    await readWholePhoto(bytes);
    return {};
  } catch (error) {
    if (error instanceof PhotoError) return { error: error.words };
    throw error;
  }
}

// A cache: decoding is slow, and `gatsby develop` checks the same pictures repeatedly.
const inspected = new Map<string, Promise<PhotoResult>>();

/** Reads every file in the picture folders, except texts. */
export async function readPictures(root: string): Promise<Picture[]> {
  const files = (await listFiles(root, "content")).filter((file) => !isTextFile(file));
  return Promise.all(
    files.map(async (file) => {
      const folder = file.split("/")[1] as PictureFolder;
      const bytes = await readFile(join(root, file));
      const key = createHash("sha256").update(bytes).digest("hex");
      const result = inspected.get(key) ?? inspectPhoto(bytes);
      inspected.set(key, result);
      return { folder, file, ...(await result) };
    }),
  );
}
