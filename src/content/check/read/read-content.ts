import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { collections } from "../../model/collections";
import type { RawContent } from "../content";
import { type ContentError, suggest } from "../errors";
import { isTextFile, listFiles } from "../list-files";
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

/** The error of a file that someone wrote but nothing reads, because of its folder or name. */
function explainUnused(path: string, all: ReadonlySet<string>): ContentError[] {
  if (path.startsWith("data/")) {
    if (!/\.json/i.test(path) || dataFiles.includes(path)) return [];
    const fix = suggest(path, dataFiles) ?? "delete it";
    return [
      { file: path, found: "a file that the site doesn’t use", expected: "a data file", fix },
    ];
  }
  const isRead = /^content\/(?:blog|pages)\/.*\.mdx?$/.test(path);
  if (!isTextFile(path) || isRead || isNote(path, all)) return [];
  const found = "a text that the site doesn’t read";
  const expected = "a post content/blog/<name>/index.mdx, or a page content/pages/<name>.mdx";
  const fix = "copy the words into such a file, and delete this one";
  return [{ file: path, found, expected, fix }];
}

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** In UTF-16, every other byte of Latin letters is zero. */
const isUtf8 = (bytes: Buffer, text: string): boolean =>
  !text.includes("\0") && Buffer.from(text).equals(bytes);

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
    const bytes = await readFile(join(root, file));
    const text = utf8.decode(bytes);
    texts.set(file, text);
    if (!isUtf8(bytes, text)) {
      const fix =
        "open the file in the program that wrote it, and save it as UTF-8. In Notepad, choose “Save as” and the encoding UTF-8";
      errors.push({ file, found: "another encoding", expected: "the encoding UTF-8", fix });
    }
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
