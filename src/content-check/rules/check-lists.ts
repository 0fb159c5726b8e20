import { z } from "zod";
import { collections } from "../../content-model/collections";
import type { ContentRecord, RawCollection, RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { showValue, allOf, plural } from "../wording";
import { ordinal } from "../field-path";

/** Errors of keys that tell the records of a list apart but are used twice in it. */
export function checkRepeatedKeys({ name, records }: RawCollection): ContentError[] {
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
  Object.values(content).flatMap(checkRepeatedKeys);

/** The values of which each must be the key of one record: the weekdays. */
function requiredKeys({ name }: RawCollection): string[] {
  const { key = "", schema } = collections[name];
  const keySchema: unknown = schema.shape[key];
  return keySchema instanceof z.ZodEnum ? keySchema.options.map(String) : [];
}

function checkCount(collection: RawCollection): ContentError[] {
  const { name, records, complete } = collection;
  const { count, source: file } = collections[name];
  if (count === undefined || !complete) return [];
  const required = requiredKeys(collection);
  const missing = required.filter((key) => !records.some((record) => record.key === key));
  // A mistyped weekday is an error of its own; only what is left out besides is missing.
  const mistyped = records.filter(({ key }) => !required.includes(String(key))).length;
  const error = { file, line: 1, found: plural(records.length, "record") };
  if (required.length === 0) {
    const fix = records.length < count ? "add the missing ones" : "delete those too many";
    return records.length === count ? [] : [{ ...error, expected: plural(count, "record"), fix }];
  }
  if (missing.length <= mistyped) return [];
  const expected = `${count} records, one each for ${allOf(required)}`;
  const found = `${error.found}, none for ${allOf(missing)}`;
  return [{ ...error, found, expected, fix: `add ${allOf(missing)}` }];
}

function checkMost({ name, records }: RawCollection): ContentError[] {
  const { most = Infinity } = collections[name];
  return records.slice(most).map((record) =>
    errorAt(record, [], {
      found: `the ${ordinal(records.indexOf(record) + 1)} record of the file`,
      expected: `at most ${plural(most, "record")}`,
      fix: "delete it, or the one before it",
    }),
  );
}

/** Errors of lists with too few or too many records, where the design depends on the number. */
export const checkCounts = (content: RawContent): ContentError[] =>
  Object.values(content).flatMap((collection) => [
    ...checkCount(collection),
    ...checkMost(collection),
  ]);
