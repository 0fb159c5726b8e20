import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { collections } from "../../model/collections";
import { loadTextReader } from "../../text/load-text-reader";
import type { RawContent } from "../content";
import { type ContentError, suggest } from "../errors";
import { listFiles } from "../list-files";
import { decodeText } from "./decode-text";
import { copiedFile } from "./find-copies";
import { parseContent } from "./parse-content";

/** The texts of a project, and the errors of files that can't be read. */
interface ProjectTexts {
  texts: Map<string, string>;
  errors: ContentError[];
}

const dataFiles = Object.values(collections).map(({ source }) => source);

/** The error of a file that someone wrote but nothing reads. */
function explainUnused(path: string, all: ReadonlySet<string>): ContentError[] {
  const isText = path.startsWith("data/") || /\.mdx?\b/.test(path);
  const original = isText && copiedFile(path, all);
  if (original) {
    const fix = `compare it with ${original}, copy what is missing there, and delete this file`;
    return [{ file: path, found: `a copy of ${original}`, expected: "each file once", fix }];
  }
  if (!/^data\/.*\.json$/i.test(path) || dataFiles.includes(path)) return [];
  const fix = suggest(path, dataFiles) ?? "delete it";
  return [{ file: path, found: "a file that the site doesn’t use", expected: "a data file", fix }];
}

/**
 * Reads the texts of `data` and `content`.
 *
 * @param root the project's folder
 */
export async function readTexts(root: string): Promise<ProjectTexts> {
  const paths = [...(await listFiles(root, "data")), ...(await listFiles(root, "content"))];
  const all = new Set(paths);
  const texts = new Map<string, string>();
  const errors: ContentError[] = [];
  for (const file of paths) {
    const unused = explainUnused(file, all);
    errors.push(...unused);
    if (unused.length > 0 || !/\.(?:json|mdx?)$/.test(file)) continue;
    const { text, error } = decodeText(await readFile(join(root, file)));
    texts.set(file, text);
    if (error) errors.push({ file, ...error });
  }
  return { texts, errors };
}

/**
 * Reads all content files of a project, without validating their fields.
 *
 * @param root the project's folder, with `data` and `content`
 */
export const readContent = async (root: string): Promise<RawContent> =>
  parseContent((await readTexts(root)).texts, await loadTextReader());
