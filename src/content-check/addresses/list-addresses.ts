import { readdir } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";

/** The addresses that files of the project give the site, whatever its content. */
export interface FileAddresses {
  /** `/faq/` for src/pages/faq.tsx, and so on; none where the code stands elsewhere. */
  routes: string[];
  /** Files of `static/`, by their addresses. */
  files: string[];
}

/** Files that a host reads and nobody is sent. */
const isForHosts = (path: string): boolean => /^\/_(?:headers|redirects)$/.test(path);

async function listRoutes(code: string): Promise<string[]> {
  const names = await readdir(join(code, "src/pages")).catch(() => []);
  return names
    .filter((name) => !name.includes(".test.")) // nor does Gatsby make pages of them
    .map((name) => posix.parse(name).name)
    .filter((name) => name !== "404")
    .map((name) => (name === "index" ? "/" : `/${name}/`))
    .sort();
}

async function listStatic(root: string): Promise<string[]> {
  const folder = join(root, "static");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join("/")}`,
    )
    .filter((path) => !isForHosts(path))
    .sort();
}

/**
 * Lists what the files of the project say of its addresses.
 *
 * @param root the folder with `static`
 * @param code the folder with `src`
 */
export async function listFileAddresses(
  root: string,
  code = process.cwd(),
): Promise<FileAddresses> {
  const [routes, files] = await Promise.all([listRoutes(code), listStatic(root)]);
  return { routes, files };
}
