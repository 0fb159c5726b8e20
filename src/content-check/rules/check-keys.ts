import { collections } from "../../content-model/collections";
import type { ContentRecord, RawCollection, RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { showValue } from "../words";

function repeatedKeys({ name, records }: RawCollection): ContentError[] {
  const { key, kind } = collections[name];
  if (kind !== "list" || key === undefined) return [];
  const firsts = new Map<string | number, ContentRecord>();
  return records.flatMap((record) => {
    const first = record.key === undefined ? undefined : firsts.get(record.key);
    if (record.key !== undefined && !first) firsts.set(record.key, record);
    if (!first) return [];
    const expected = `${/^[aeiou]/.test(key) ? "an" : "a"} ${key} that no other record of the file has`;
    const found = `${showValue(record.key)}, already used on line ${first.lineOf([key])}`;
    return [
      errorAt(record, [key], {
        found,
        expected,
        fix: `write another ${key}, or delete one of the two records`,
      }),
    ];
  });
}

/** Errors of keys that tell records apart but are used twice in their list. */
export const checkKeys = (content: RawContent): ContentError[] =>
  Object.values(content).flatMap(repeatedKeys);
