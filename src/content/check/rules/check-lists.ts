import { z } from "zod";
import { toFreeId } from "../../../lib/links/site-ids";
import { collections } from "../../model/collections";
import { formatList } from "../../../lib/text/format-list";
import { errorAt, type RawCollection, type RawContent } from "../content";
import { type ContentError, formatCount, formatOrdinal, formatValue } from "../errors";

/** Errors of keys that a list contains twice. */
export function checkRepeatedKeys({ name, records }: RawCollection): ContentError[] {
  const { key, kind } = collections[name];
  if (kind !== "list" || key === undefined) return [];
  return records.flatMap((record, index) => {
    const first = records.slice(0, index).find((other) => other.key === record.key);
    if (record.key === undefined || !first) return [];
    const expected = `${/^[aeiou]/.test(key) ? "an" : "a"} ${key} that no other record of the file has`;
    const found = `${formatValue(record.key)}, already used on line ${first.lineOf([key])}`;
    return [errorAt(record, [key], { found, expected })];
  });
}

/** Errors of a list with a fixed set of keys, like the weekdays, that lacks one of them. */
function checkMissing({ name, records, complete }: RawCollection): ContentError[] {
  const { count, key = "", schema, source: file } = collections[name];
  const keys: unknown = schema.shape[key];
  if (count === undefined || !complete || !(keys instanceof z.ZodEnum)) return [];
  const required = keys.options.map(String);
  const missing = required.filter((one) => !records.some((record) => record.key === one));
  if (missing.length === 0) return [];
  const what = records.length === 0 ? "an empty list" : formatCount(records.length, "record");
  const found = `${what}, none for ${formatList(missing)}`;
  return [{ file, line: 1, found, expected: `one record each for ${formatList(required)}` }];
}

/** Errors of records beyond the number that the design allows. */
function checkMost({ name, records }: RawCollection): ContentError[] {
  const { most = Infinity } = collections[name];
  return records.slice(most).map((record, index) =>
    errorAt(record, [], {
      found: `the ${formatOrdinal(most + index + 1)} record of the file`,
      expected: `at most ${formatCount(most, "record")}`,
    }),
  );
}

/** Errors of a list with a repeated key, or with too few or too many records. */
export const checkList = (collection: RawCollection): ContentError[] => [
  ...checkRepeatedKeys(collection),
  ...checkMissing(collection),
  ...checkMost(collection),
];

/** Errors of towns with the same fragment on the page of locations: `St. Elmo` and `St Elmo`. */
export function checkTowns({ locations: { records } }: RawContent): ContentError[] {
  const fragments = records.map(({ key }) => toFreeId(String(key)));
  return records.flatMap((record, index) => {
    const first = records[fragments.indexOf(fragments[index] ?? "")];
    // A repeated name is a separate error.
    if (!first || first.key === record.key) return [];
    const found = formatValue(record.key);
    const expected = `a name with other letters or digits than ${formatValue(first.key)}`;
    return [errorAt(record, ["city"], { found, expected })];
  });
}
