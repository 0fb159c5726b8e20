import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import type { ContentError } from "../content-error";
import { asciiSlug } from "../../lib/slug";

/** An MDX file and the name that its address and references use. */
export interface MdxFile {
  file: string;
  slug: string;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugWords = "lower-case letters, digits and single hyphens";

function slugError(file: string, name: string): ContentError[] {
  if (slugPattern.test(name)) return [];
  return [
    {
      file,
      found: name,
      expected: `a name of ${slugWords}; it becomes the address`,
      fix: `rename it to ${asciiSlug(name)}`,
    },
  ];
}

const strayArticle = (file: string, name: string, folder: string): ContentError => ({
  file,
  found: "an article that stands in no folder of its own",
  expected: `${folder}/<name>/index.mdx`,
  fix: `move it to ${folder}/${asciiSlug(name.replace(/\.mdx?$/, ""))}/index.mdx`,
});

const listEntries = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter(({ name }) => !name.startsWith("."))
    .sort((a, b) => a.name.localeCompare(b.name));
};

async function listFolders(root: string, folder: string, index: string) {
  const errors: ContentError[] = [];
  const files: MdxFile[] = [];
  for (const entry of await listEntries(join(root, folder))) {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (/\.mdx?$/.test(entry.name)) errors.push(strayArticle(path, entry.name, folder));
      continue;
    }
    errors.push(...slugError(path, entry.name));
    const names = (await listEntries(join(root, path))).map(({ name }) => name);
    if (names.includes(index)) files.push({ file: posix.join(path, index), slug: entry.name });
    else
      errors.push({
        file: posix.join(path, index),
        found: "no such file",
        expected: "the article of this folder",
        fix: `write it, or delete the folder ${path}`,
      });
  }
  return { files, errors };
}

async function listLooseFiles(root: string, folder: string) {
  const names = (await listEntries(join(root, folder)))
    .map(({ name }) => name)
    .filter((name) => name.endsWith(".mdx"));
  const files = names.map((name) => ({
    file: posix.join(folder, name),
    slug: name.replace(/\.mdx$/, ""),
  }));
  return { files, errors: files.flatMap(({ file, slug }) => slugError(file, slug)) };
}

/**
 * Finds the MDX files of a collection.
 *
 * @param pattern a folder with a star for the part that is the slug
 */
export function listMdxFiles(
  root: string,
  pattern: string,
): Promise<{ files: MdxFile[]; errors: ContentError[] }> {
  const [folder = "", rest = ""] = pattern.split("/*");
  return rest.startsWith("/")
    ? listFolders(root, folder, rest.slice(1))
    : listLooseFiles(root, folder);
}
