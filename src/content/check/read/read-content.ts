import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { collections } from "../../model/collections";
import type { RawContent } from "../content";
import { type ContentError, suggest } from "../errors";
import { isTextFile, listFiles } from "../list-files";
import { decodeText } from "./decode-text";
import { copiedFile } from "./find-copies";
import { parseContent } from "./parse-content";

/** The texts of a project, and the errors of files that can't be read. */
interface ProjectTexts {
  texts: Map<string, string>;
  errors: ContentError[];
}

const dataFiles = Object.values(collections).map(({ source }) => source);

/** Whether a file is an owner's note: a .txt file, in the folder of a post only if the post exists. */
function isNote(path: string, all: ReadonlySet<string>): boolean {
  if (!path.endsWith(".txt") || /\.mdx?\.txt$/i.test(path)) return false;
  return !path.startsWith("content/blog/") || all.has(posix.join(posix.dirname(path), "index.mdx"));
}

/** The error of a text in `content` that the site doesn't read, because of its folder or extension. */
function explainUnreadText(path: string, all: ReadonlySet<string>): ContentError[] {
  const isRead = /^content\/(?:blog|pages)\/.*\.mdx?$/.test(path);
  if (!path.startsWith("content/") || !isTextFile(path) || isRead || isNote(path, all)) return [];
  const found = "a text that the site doesn’t read";
  const expected = "a post content/blog/<name>/index.mdx, or a page content/pages/<name>.mdx";
  const fix = "copy the words into such a file, and delete this one";
  return [{ file: path, found, expected, fix }];
}

/** The error of a file that someone wrote but nothing reads. */
function explainUnused(path: string, all: ReadonlySet<string>): ContentError[] {
  const isText = path.startsWith("data/") || /\.mdx?\b/.test(path);
  const original = isText && copiedFile(path, all);
  if (original) {
    const fix = `compare it with ${original}, copy what is missing there, and delete this file`;
    return [{ file: path, found: `a copy of ${original}`, expected: "each file once", fix }];
  }
  const unread = explainUnreadText(path, all);
  if (unread.length > 0) return unread;
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
  parseContent((await readTexts(root)).texts);
