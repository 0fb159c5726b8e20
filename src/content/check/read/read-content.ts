import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadTextReader } from "../../text/load-text-reader";
import type { RawContent } from "../content";
import { listFiles } from "../list-files";
import { parseContent } from "./parse-content";

/**
 * Reads all content files of a project, without judging their fields.
 *
 * @param root the project's folder, with `data` and `content`
 */
export async function readContent(root: string): Promise<RawContent> {
  const paths = [...(await listFiles(root, "data")), ...(await listFiles(root, "content"))];
  const texts = paths
    .filter((path) => /\.(?:json|mdx?)$/.test(path))
    .map(async (path) => [path, await readFile(join(root, path), "utf8")] as const);
  return parseContent(new Map(await Promise.all(texts)), await loadTextReader());
}
