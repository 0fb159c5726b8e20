import { parseTree } from "jsonc-parser";

/**
 * Writes a record at the end of a JSON list; no other byte changes.
 *
 * @param text a JSON file that holds a list
 * @param record its fields in the order in which they are written
 */
export function appendRecord(text: string, record: Record<string, unknown>): string {
  const list = parseTree(text);
  if (list?.type !== "array") throw new Error("a record can only be added to a list");
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const entry = JSON.stringify([record], null, 2).split("\n").slice(1, -1).join(eol);
  const last = list.children?.at(-1);
  if (last) {
    const end = last.offset + last.length;
    return `${text.slice(0, end)},${eol}${entry}${text.slice(end)}`;
  }
  const closing = list.offset + list.length - 1;
  return `${text.slice(0, list.offset + 1)}${eol}${entry}${eol}${text.slice(closing)}`;
}
