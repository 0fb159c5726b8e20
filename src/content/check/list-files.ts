import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

// Windows and macOS leave such files behind; nobody means them.
const isSystemFile = (name: string): boolean =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);

/**
 * Lists all files below a folder, by their paths from the project's folder, with slashes.
 *
 * @returns none if there is no such folder
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, folder), options).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"))
    .sort();
}
