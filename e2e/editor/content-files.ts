import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import { readProject } from "../../src/content/check/read-project";

export type ContentFiles = Map<string, Buffer>;

export function readContentFiles(root: string): ContentFiles {
  const paths = ["data", "content"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Map(
    paths.map((path) => [relative(root, path).replaceAll("\\", "/"), readFileSync(path)]),
  );
}

export async function findContentErrors(files: ContentFiles): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), "edited-"));
  for (const [path, bytes] of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), bytes);
  }
  const errors = checkContent(await readProject(root));
  return errors.map(({ file, record, field, found }) => [file, record, field, found].join(" "));
}
