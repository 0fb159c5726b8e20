import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

// Windows and macOS create such files by themselves.
const isSystemFile = (name: string): boolean =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);

const toPath = (root: string, file: string): string => relative(root, file).split(sep).join("/");

/** Lists every file below a folder, also hidden ones and those behind links, as a build publishes them. */
export async function listAllFiles(root: string, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, folder), options).catch(() => []);
  const lists = entries.map(async (entry): Promise<string[]> => {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) return entry.isFile() ? [toPath(root, file)] : [];
    const target = await stat(file).catch(() => undefined);
    if (target?.isDirectory()) return listAllFiles(root, toPath(root, file));
    return target?.isFile() ? [toPath(root, file)] : [];
  });
  return (await Promise.all(lists)).flat().sort();
}

/**
 * Lists all files below a folder, except those of the system, by their paths from the project's folder,
 * with slashes.
 *
 * @returns none if there is no such folder
 */
export const listFiles = async (root: string, folder: string): Promise<string[]> =>
  (await listAllFiles(root, folder)).filter((file) => !isSystemFile(file.split("/").at(-1) ?? ""));
