import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import type { PictureFolder } from "../../content-model/names";

/** A file that stands where pictures belong. */
export interface PictureFile {
  folder: PictureFolder;
  /** Path from the project's folder, with slashes. */
  file: string;
  name: string;
  /** The name without its extension. */
  baseName: string;
  /** Lower case, with the dot. */
  extension: string;
}

const toPicture = (folder: PictureFolder, path: string, name: string): PictureFile => {
  const { name: baseName, ext } = posix.parse(name);
  return { folder, file: posix.join(path, name), name, baseName, extension: ext.toLowerCase() };
};

// Windows and macOS leave such files behind; nobody means them.
const isSystemFile = (name: string): boolean =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);

const listNames = async (path: string): Promise<string[]> =>
  (await readdir(path).catch(() => [])).filter((name) => !isSystemFile(name)).sort();

/** Articles lie beside their pictures. */
const isNoText = ({ extension }: PictureFile): boolean => !/^\.(mdx?|txt)$/.test(extension);

async function listBlog(root: string): Promise<PictureFile[]> {
  const folders = await readdir(join(root, "content/blog"), { withFileTypes: true }).catch(
    () => [],
  );
  const listed = folders
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const path = `content/blog/${name}`;
      return (await listNames(join(root, path))).map((file) => toPicture("blog", path, file));
    });
  return (await Promise.all(listed)).flat().filter(isNoText);
}

/** Lists everything that stands in the folders for pictures. */
export async function listPictures(root: string): Promise<PictureFile[]> {
  const flat = (["gallery", "team", "reviews", "pages"] as const).map(async (folder) => {
    const path = `content/${folder}`;
    const names = await listNames(join(root, path));
    return names.map((name) => toPicture(folder, path, name)).filter(isNoText);
  });
  return [...(await Promise.all(flat)).flat(), ...(await listBlog(root))];
}
