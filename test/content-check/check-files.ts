import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import type { ContentError, Warning } from "../../src/content/check/errors";
import { listWarnings } from "../../src/content/check/warnings/list-warnings";
import { readProject, type Project } from "../../src/content/check/read-project";
import { fixtureSite, type Files } from "./fixture-site";

/** Changes the files of a valid site. */
export type Change = (files: Files) => void | Promise<void>;

/** A broken site: its name, the change, and its errors, one per line; see `readErrors`. */
export type BadInput = [name: string, change: Change, errors: string | string[]];

/**
 * Changes the fixture site and writes it to a new folder.
 *
 * @returns the folder, which the caller deletes
 */
export async function writeSite(change: Change): Promise<string> {
  const files = await fixtureSite();
  await change(files);
  const root = await mkdtemp(join(tmpdir(), "content-check-"));
  for (const [path, content] of files) {
    const isFolder = path.endsWith("/");
    await mkdir(join(root, isFolder ? path : dirname(path)), { recursive: true });
    if (!isFolder) await writeFile(join(root, path), content);
  }
  return root;
}

export interface ContentReport {
  errors: ContentError[];
  warnings: Warning[];
}

/** The result of `npm run check`. */
export const report = (project: Project, hostUrl?: string): ContentReport => ({
  errors: checkContent(project),
  warnings: listWarnings(project, hostUrl).flatMap(({ warnings }) => warnings),
});

/** Checks the fixture site after a change, as a host does if it has an address. */
export async function checkChanged(
  change: Change,
  today = "2025-06-01",
  hostUrl?: string,
): Promise<ContentReport> {
  const root = await writeSite(change);
  try {
    return report(await readProject(root, today), hostUrl);
  } finally {
    await rm(root, { recursive: true });
  }
}

/**
 * `data/site.json phone | found | expected | fix`. Omits the line of a field and the names in a
 * list of facts: each new field or fact of the fixture would change them.
 */
function inOneLine({ file, line, field, found, expected, fix }: ContentError): string {
  const place = field ? `${file} ${field}` : `${file}${line ? `:${line}` : ""}`;
  const wanted = expected
    .replace(/ \(.*\)$/s, "")
    .replace(/(?<=^the name of a fact): .*/s, "")
    .replace(/(?<=^an id other than ).*(?=:)/, "…");
  return [place, found.replace(/\bline \d+$/, "line …"), wanted, fix].filter(Boolean).join(" | ");
}

/** The errors of a changed site, one per line. format-errors.test.ts tests the owner's format. */
export const readErrors = async (change: Change): Promise<string[]> =>
  (await checkChanged(change)).errors.map(inOneLine);

/**
 * Replaces a part of a file.
 *
 * @throws Error if the part is missing: the test would prove nothing
 */
export const replace =
  (path: string, part: string, by: string): Change =>
  (files) => {
    const text = String(files.get(path));
    if (!text.includes(part)) throw new Error(`${path} has no ${part}`);
    files.set(
      path,
      text.replace(part, () => by),
    );
  };

/** Writes or overwrites a file; a path that ends with / is a folder. */
export const write =
  (path: string, content: string | Buffer | Promise<Buffer>): Change =>
  async (files) => {
    files.set(path, await content);
  };

/** Deletes a file. */
export const remove =
  (path: string): Change =>
  (files) => {
    if (!files.delete(path)) throw new Error(`there is no ${path}`);
  };

/** Renames a file. */
export const rename =
  (path: string, to: string): Change =>
  async (files) => {
    files.set(to, files.get(path) ?? "");
    await remove(path)(files);
  };

/** Makes several changes in order. */
export const all =
  (...changes: Change[]): Change =>
  async (files) => {
    for (const change of changes) await change(files);
  };
