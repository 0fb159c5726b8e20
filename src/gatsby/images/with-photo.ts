import { readFile } from "node:fs/promises";
import path from "node:path";
import { openPhoto, type Photo } from "../../content/check/pictures/open-photo";

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Opens a photo as the content check does, and runs a function with it.
 *
 * @throws Error that names the file, if the photo can't be read or the function fails
 */
export async function withPhoto<Result>(
  absolutePath: string,
  work: (photo: Photo) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await openPhoto(await readFile(absolutePath)));
  } catch (error) {
    const file = path.relative(process.cwd(), absolutePath);
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}
