import { collections } from "../../content-model/collections";
import type { ContentRecord, RawCollection, RawContent } from "../content";
import { faultAt, type Fault } from "../fault";
import { showValue } from "../words";

function repeatedKeys({ name, records }: RawCollection): Fault[] {
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
      faultAt(record, [key], {
        found,
        expected,
        mend: `write another ${key}, or delete one of the two records`,
      }),
    ];
  });
}

/** Faults of keys that tell records apart but are used twice in their list. */
export const checkKeys = (content: RawContent): Fault[] =>
  Object.values(content).flatMap(repeatedKeys);
