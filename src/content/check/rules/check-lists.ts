import { z } from "zod";
import { collections } from "../../model/collections";
import { formatList } from "../../../lib/text/format-list";
import {
  type ContentRecord,
  errorAt,
  getValue,
  type RawCollection,
  type RawContent,
  recordFields,
} from "../content";
import {
  type ContentError,
  formatCount,
  formatOrdinal,
  formatValue,
  joinWithOr,
  suggest,
} from "../errors";

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

function checkSizes(service: ContentRecord, rows: unknown[], sizes: string[]): ContentError[] {
  const named = rows.map((row) => getValue(row, ["size"]));
  const repeated = named.flatMap((size, index) => {
    const first = named.indexOf(size);
    if (typeof size !== "string" || first === index) return [];
    const found = `${formatValue(size)}, already on line ${service.lineOf(["sizes", first, "size"])}`;
    return [errorAt(service, ["sizes", index, "size"], { found, expected: "each dog size once" })];
  });
  const missing = sizes.filter((size) => !named.includes(size));
  if (missing.length === 0) return repeated;
  const found = `${formatCount(rows.length, "row")}, none for ${formatList(missing)}`;
  const expected = `a row for each dog size: ${sizes.join(", ")}`;
  return [...repeated, errorAt(service, ["sizes"], { found, expected })];
}

const checkCoats = (service: ContentRecord, rows: unknown[], coats: string[]): ContentError[] =>
  rows.flatMap((row, index) =>
    // Coats that no price table contains are already reported as unknown fields.
    ["short", "long", "double"]
      .filter((coat) => getValue(row, [coat]) !== undefined && !coats.includes(coat))
      .map((coat) => {
        const found = `a price for the coat "${coat}"`;
        const expected =
          coats.length === 0
            ? "no price by coat, because data/coat-types.json is empty"
            : `prices for the coats that the shop has: ${coats.join(", ")}`;
        return errorAt(service, ["sizes", index, coat], { found, expected });
      }),
  );

/** Errors of price tables that omit or repeat a dog size, or price a coat that isn't offered. */
export function checkPrices({ prices, dogSizes, coatTypes }: RawContent): ContentError[] {
  const keys = (records: ContentRecord[]) => records.map(({ key }) => String(key));
  return prices.records.flatMap((service) => {
    const { sizes: rows } = recordFields(service);
    if (!Array.isArray(rows)) return [];
    return [
      ...(dogSizes.complete ? checkSizes(service, rows, keys(dogSizes.records)) : []),
      ...(coatTypes.complete ? checkCoats(service, rows, keys(coatTypes.records)) : []),
    ];
  });
}

/** Ids of questions that need no `answer`, because `converse.ts` returns the reply. */
const answeredByCode = ["pricing", "services"];

/** Ids of questions whose `answer` gets a button, a link or changed hours (`converse.ts`, `write-chat.ts`). */
const extendedByCode = ["booking", "location", "hours", "requirements"];

/**
 * Errors of the chat's questions: without an answer, or missing although their id has a behavior. The services of the
 * chat are answers, too.
 */
export function checkChat({ chatCategories, chatServices }: RawContent): ContentError[] {
  const { records, complete } = chatCategories;
  const answered = [...answeredByCode, ...chatServices.records.map(({ key }) => String(key))];
  const ids = records.map(({ key }) => String(key));
  const missing = [...answeredByCode, ...extendedByCode].filter((id) => !ids.includes(id));
  const withoutAnswer = records
    .filter((record) => recordFields(record).answer === undefined)
    .filter(({ key }) => !answered.includes(String(key)))
    .map((record) =>
      errorAt(record, ["answer"], {
        found: "nothing: the question has no answer",
        expected: `an answer. Only ${joinWithOr(answered)} need none`,
        fix: suggest(String(record.key), [...missing, ...answered]),
      }),
    );
  const file = "data/chat-categories.json";
  const expected = "a question with each of these ids, because the chat does more than answer it";
  if (!complete || missing.length === 0) return withoutAnswer;
  return [
    ...withoutAnswer,
    { file, line: 1, found: `no question with the id ${joinWithOr(missing)}`, expected },
  ];
}
