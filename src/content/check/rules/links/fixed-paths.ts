import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { listFiles } from "../../list-files";

/** Paths of pages and files that don't come from content. */
export interface FixedPaths {
  /** Such as `/faq/` for src/pages/faq.tsx; empty if src/pages doesn't exist. */
  routes: string[];
  /** Paths of the files in `static/`. */
  files: string[];
}

/**
 * @param root the folder with `static`
 * @param code the folder with `src`
 */
export async function listFixedPaths(root: string, code = process.cwd()): Promise<FixedPaths> {
  const pages = await readdir(join(code, "src/pages")).catch(() => []);
  const files = await listFiles(root, "static");
  return {
    routes: pages
      .filter((name) => !name.includes(".test.")) // Gatsby ignores tests, too
      .map((name) => posix.parse(name).name)
      .filter((name) => name !== "404")
      .map((name) => (name === "index" ? "/" : `/${name}/`))
      .sort(),
    files: files
      .map((file) => file.slice("static".length))
      .filter((path) => !/^\/_(?:headers|redirects)$/.test(path)), // read by hosts only
  };
}
