import { isUtf8 } from "node:buffer";
import { readdir, readFile } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";
import { todayInAustin } from "../../lib/time/calendar";
import { collections } from "../model/collections";
import { allRecords, type RawContent } from "./content";
import { contentError, type ContentError, suggest } from "./errors";
import { parseContent } from "./parse-content";
import { readPictures, type Picture } from "./pictures/open-photo";
import type { FixedPaths } from "./rules/check-links";
import { checkQuotes } from "./rules/check-quotes";
import { checkStaticNames } from "./rules/check-static-names";

export interface Project {
  content: RawContent;
  pictures: Picture[];
  fixedPaths: FixedPaths;
  /** Errors of whole files: texts that can't be read, and files in `static` whose names aren't allowed. */
  fileErrors: ContentError[];
  today: string;
}

export async function listFiles(root: string, folder: string): Promise<string[]> {
  const options = { withFileTypes: true, recursive: true } as const;
  const entries = await readdir(join(root, folder), options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"))
    .sort();
}

const listContent = async (root: string): Promise<string[]> =>
  [...(await listFiles(root, "data")), ...(await listFiles(root, "content"))].filter(
    (file) => !/\/(?:\.|(?:(?:eh)?thumbs\.db|desktop\.ini|icon\r)$)/i.test(file),
  );

const dataFiles = Object.values(collections).map(({ source }) => source);

/** The names of texts: for the site, with a wrong name, or notes, which the site ignores. */
const siteText = /\.(?:mdx?|markdown)\b/i;
const otherText = /\.(?:txt|docx?|rtf|odt|pages|html?)$/i;

function findUnused(file: string): ContentError[] {
  const isRead = dataFiles.includes(file) || /^content\/(?:blog|pages)\/.*\.mdx?$/.test(file);
  const isWritten = (file.startsWith("data/") ? /\.json/i : siteText).test(file);
  if (isRead || !isWritten) return [];
  const expected =
    "a file of data/, a post content/blog/<name>/index.mdx, or a page content/pages/<name>.mdx";
  const found = "a file that the site doesn't read";
  const fix = "copy the words into such a file, and delete this one";
  return [{ file, suggestion: suggest(file, dataFiles), ...contentError(found, expected, fix) }];
}

const encodingError = contentError(
  "another encoding",
  "the encoding UTF-8",
  "save it as UTF-8. In Notepad, choose “Save as” and the encoding UTF-8",
);

export async function readTexts(root: string) {
  const texts = new Map<string, string>();
  const errors: ContentError[] = [];
  for (const file of await listContent(root)) {
    const unused = findUnused(file);
    errors.push(...unused);
    if (unused.length > 0 || !/\.(?:json|mdx?)$/.test(file)) continue;
    const bytes = await readFile(join(root, file));
    const text = bytes.toString();
    texts.set(file, text);
    // In UTF-16, every other byte of Latin letters is zero.
    if (!isUtf8(bytes) || bytes.includes(0)) errors.push({ file, ...encodingError });
  }
  return { texts, errors };
}

export async function listFixedPaths(root: string): Promise<FixedPaths> {
  const pages = await readdir("src/pages").catch(() => []);
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

/** Adds the errors of quotes, which the editor doesn't need: it writes them itself. */
export function parseTexts(texts: ReadonlyMap<string, string>): RawContent {
  const content = parseContent(texts);
  for (const record of allRecords(content).filter(({ body }) => body))
    content[record.collection].errors.push(...checkQuotes(record, texts.get(record.file) ?? ""));
  return content;
}

export async function readProject(
  root: string,
  today = todayInAustin(new Date()),
): Promise<Project> {
  const { texts, errors } = await readTexts(root);
  const photos = (await listContent(root)).filter(
    (file) => file.startsWith("content/") && !siteText.test(file) && !otherText.test(file),
  );
  return {
    content: parseTexts(texts),
    pictures: await readPictures(root, photos),
    fixedPaths: await listFixedPaths(root),
    fileErrors: [...errors, ...checkStaticNames(await listFiles(root, "static"))],
    today,
  };
}
