import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

// Windows and macOS create such files by themselves.
const isSystemFile = (name: string): boolean =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);

const toPath = (root: string, file: string): string => relative(root, file).split(sep).join("/");

/**
 * Lists every file below a folder as a build publishes them, including hidden and symlinked ones. It doesn't
 * use the `recursive` option of `readdir`: whether that follows links depends on the Node.js version.
 */
export async function listAllFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const lists = entries.map(async (entry): Promise<string[]> => {
    const file = join(entry.parentPath, entry.name);
    const target = entry.isSymbolicLink() ? await stat(file).catch(() => undefined) : entry;
    if (target?.isDirectory()) return listAllFiles(root, toPath(root, file));
    return target?.isFile() ? [toPath(root, file)] : [];
  });
  return (await Promise.all(lists)).flat().sort();
}

/**
 * Lists all files below a folder, except system files, as paths from the project's folder with
 * slashes.
 *
 * @returns an empty list if the folder doesn't exist
 */
export const listFiles = async (root: string, folder: string): Promise<string[]> =>
  (await listAllFiles(root, folder)).filter((file) => !isSystemFile(file.split("/").at(-1) ?? ""));

/** Whether a file contains a text, by its name: also one that the site can't read. */
export const isTextFile = (path: string): boolean =>
  /\.(?:mdx?|markdown|txt|docx?|rtf|odt|pages|html?)$/i.test(path);
