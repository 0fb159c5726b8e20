import { applyEdits, modify, parseTree } from "jsonc-parser";
import { parseDocument } from "yaml";
import type { ContentError } from "../../src/content-check/content-error";
import { indexLines, type FieldPath } from "../../src/content-check/words";
import type { Files } from "./fixture-site";

/** `sizes (3rd).long` → sizes, 2, long: what `showPath` makes of a path, back. */
const parsePath = (shown: string): FieldPath =>
  shown
    .replace(/ \((\d+)(?:st|nd|rd|th)\)/g, (_, number) => `.${Number(number) - 1}`)
    .split(".")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The position of the record that a line belongs to, in a file with a list. */
function positionOf(text: string, line: number): number[] {
  const tree = parseTree(text);
  if (tree?.type !== "array") return [];
  const lineAt = indexLines(text);
  const index = (tree.children ?? []).findLastIndex(({ offset }) => lineAt(offset) <= line);
  return [index];
}

function setInArticle(text: string, path: FieldPath, value: unknown, line: number): string {
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(fields);
  // With mistakes in other lines, only the line itself can be written anew.
  if (document.errors.length > 0)
    return text
      .split("\n")
      .with(line - 1, `${path.join()}: ${JSON.stringify(value)}`)
      .join("\n");
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return `---\n${String(document)}---\n${body}`;
}

/** Writes a value into the field that an error names, or in the place of its record; `undefined` deletes. */
export function setField(
  files: Files,
  { file, field, line = 1 }: ContentError,
  value: unknown,
): void {
  const text = String(files.get(file));
  const path = field === undefined ? [] : parsePath(field);
  files.set(
    file,
    file.endsWith(".json")
      ? applyEdits(text, modify(text, [...positionOf(text, line), ...path], value, {}))
      : setInArticle(text, path, value, line),
  );
}

/** Rewrites the line that an error names. */
export function editLine(
  files: Files,
  { file, line = 1 }: ContentError,
  edit: (line: string) => string,
): void {
  const lines = String(files.get(file)).split("\n");
  lines[line - 1] = edit(lines[line - 1] ?? "");
  files.set(file, lines.join("\n"));
}

/** Rewrites the file that an error names. */
export const editFile = (
  files: Files,
  { file }: ContentError,
  edit: (text: string) => string,
): void => void files.set(file, edit(String(files.get(file))));

/** Renames a file, or all files of a folder. */
export function move(files: Files, from: string, to: string): void {
  for (const [path, content] of [...files]) {
    if (path !== from && !path.startsWith(`${from}/`)) continue;
    files.delete(path);
    files.set(to + path.slice(from.length), content);
  }
}
