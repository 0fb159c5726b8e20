import { readFileSync } from "node:fs";
import type { Node } from "gatsby";
import type { Collection } from "../content-model/collections";

type FileNode = Node & { absolutePath?: string };
type RecordNode = Node & { jsonId?: unknown } & Record<string, unknown>;

const keysByDigest = new Map<string, unknown[]>();

function readKeys(file: FileNode, key: string): unknown[] {
  const { contentDigest } = file.internal;
  const known = keysByDigest.get(contentDigest);
  if (known || !file.absolutePath) return known ?? [];
  const records = JSON.parse(readFileSync(file.absolutePath, "utf8")) as Record<string, unknown>[];
  const keys = records.map((record) => record[key]);
  keysByDigest.set(contentDigest, keys);
  return keys;
}

/**
 * The index of a record in its data file. Gatsby keeps nodes in the order in which they last
 * changed, so an edited record would move to the end of an unsorted query.
 */
export function recordPosition(
  record: RecordNode,
  file: FileNode | null,
  { key = "id" }: Collection,
): number {
  if (!file) return 0;
  return readKeys(file, key).indexOf(key === "id" ? record.jsonId : record[key]);
}
