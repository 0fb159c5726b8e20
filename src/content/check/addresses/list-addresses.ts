import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { listFiles } from "../list-files";

/** The addresses that come from the project's files, whatever its content. */
export interface FileAddresses {
  /** `/faq/` for src/pages/faq.tsx; empty if there is no such folder. */
  routes: string[];
  /** Addresses of the files in `static/`. */
  files: string[];
}

/**
 * Lists the addresses that come from the project's files.
 *
 * @param root the folder with `static`
 * @param code the folder with `src`
 */
export async function listFileAddresses(
  root: string,
  code = process.cwd(),
): Promise<FileAddresses> {
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
      .filter((address) => !/^\/_(?:headers|redirects)$/.test(address)), // read by hosts only
  };
}
