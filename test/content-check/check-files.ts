import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import type { ContentError, Warning } from "../../src/content/check/errors";
import { readProject } from "../../src/content/check/read-project";
import { listWarnings } from "../../src/content/check/warnings";
import { fixtureSite, type Files } from "./fixture-site";

export type Change = (files: Files) => void;

/** Writes files to a new folder, which the caller deletes. */
export async function writeSite(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "content-check-"));
  for (const [path, content] of files) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

/** Checks the fixture site after a change, as a host does if it has an address. */
export async function checkChanged(
  change: Change,
  hostUrl?: string,
): Promise<{ errors: ContentError[]; warnings: Warning[] }> {
  const files = await fixtureSite();
  change(files);
  const root = await writeSite(files);
  try {
    const project = await readProject(root, "2025-06-01");
    const { launch, others } = listWarnings(project, hostUrl);
    return { errors: checkContent(project), warnings: [...launch, ...others] };
  } finally {
    await rm(root, { recursive: true });
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Changes a field of parsed JSON and returns the JSON. */
function setJson(data: unknown, [step, ...steps]: string[], value: unknown): unknown {
  if (step === undefined) return isObject(data) && isObject(value) ? { ...data, ...value } : value;
  const parent = data as Record<string, unknown>;
  parent[step] = setJson(parent[step], steps, value);
  return parent;
}

/** Sets a field of JSON, like `0.id`, or of front matter. An object changes only the fields in it. */
export function setValue(text: string, field: string, value: unknown): string {
  if (!text.startsWith("---\n"))
    return JSON.stringify(setJson(JSON.parse(text), field ? field.split(".") : [], value));
  const others = text.replace(new RegExp(`^${field}: .*\n`, "m"), "");
  return others.replace("---\n", () => `---\n${field}: ${String(value)}\n`);
}

export const setText = (page: string, text: string): string =>
  page.replace(/(?<=\n---\n)[^]*/, () => `\n${text}\n`);

/** Replaces parts of files. A part that is missing is an error: the test would prove nothing. */
export const replace =
  (...changes: [path: string, part: string, by: string][]): Change =>
  (files) => {
    for (const [path, part, by] of changes) {
      const text = String(files.get(path));
      if (!text.includes(part)) throw new Error(`${path} has no ${part}`);
      files.set(
        path,
        text.replace(part, () => by),
      );
    }
  };

export const set =
  (path: string, field: string, value: unknown): Change =>
  (files) =>
    files.set(path, setValue(String(files.get(path)), field, value));

export const write =
  (path: string, text: string): Change =>
  (files) =>
    files.set(path, setText(String(files.get(path)), text));
