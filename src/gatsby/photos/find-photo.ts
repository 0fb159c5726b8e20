import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * The file of a gallery photo.
 *
 * @param name the file's base name, as in `data/gallery.json`
 * @throws if there is none; the content check has refused such entries before
 */
export async function findPhoto(name: string): Promise<string> {
  const folder = path.resolve("content/gallery");
  const file = (await readdir(folder)).find((base) => path.parse(base).name === name);
  if (!file) throw new Error(`content/gallery has no photo named "${name}"`);
  return path.join(folder, file);
}
