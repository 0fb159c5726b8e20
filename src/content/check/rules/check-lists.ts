import { answeredByCode, extendedByCode } from "../../../lib/chat/chat-data";
import { formatCount } from "../../../lib/text/words";
import { toIsoDate } from "../../../lib/time/calendar";
import { daysUntil } from "../../../lib/time/closed-days";
import { collections } from "../../model/collections";
import type { ContentRecord, RawCollection, RawContent } from "../content";
import { errorAt, firstToCorrect, getValue, recordFields } from "../content";
import type { ContentError } from "../errors";
import { contentError, findRepeated, formatValue, listNames, suggest } from "../errors";

function checkRepeatedKeys({ name, records }: RawCollection): ContentError[] {
  const { key = "" } = collections[name];
  const withKey = records.filter((record) => record.key !== undefined);
  return findRepeated(withKey, (record) => record.key).map(([record]) => {
    const found = `${formatValue(record.key)}, which an earlier record has`;
    return errorAt(record, [key], contentError(found, `another ${key} for each record`));
  });
}

function checkCount({ name, records, complete }: RawCollection): ContentError[] {
  const { least = 0, most = Infinity, source: file, edited } = collections[name];
  const { length } = records;
  if (!complete || (length >= least && length <= most)) return [];
  const one = (edited.one ?? "entry").toLowerCase();
  const [bound, limit] = length < least ? ["at least", least] : ["at most", most];
  const expected = `${bound} ${formatCount(limit, one)}`;
  const any = `visitors choose one to see a price. If it makes no difference, write one with the label "Any"`;
  const fix = least === 1 && length === 0 ? any : undefined;
  return [{ file, line: 1, ...contentError(formatCount(length, one), expected, fix) }];
}

export const checkList = (collection: RawCollection): ContentError[] => [
  ...checkRepeatedKeys(collection),
  ...checkCount(collection),
];

function closedDaysOf(record: ContentRecord): string[] {
  const { date, until } = recordFields(record);
  return daysUntil(String(date), String(until ?? date)).map(toIsoDate);
}

export function checkClosedOnce({ closedOnce: { records } }: RawContent): ContentError[] {
  return records.flatMap((record, index) => {
    const days = new Set(closedDaysOf(record));
    const isOverlapping = (one: ContentRecord) => closedDaysOf(one).some((day) => days.has(day));
    const other = records.slice(0, index).find(isOverlapping);
    if (!other || other.key === record.key) return []; // the same date is a repeated key
    const { name, date, until } = recordFields(other);
    const found = `a day on which you already close: ${[name, date, until].filter(Boolean).join(", ")}`;
    return errorAt(record, ["date"], contentError(found, "days that no other entry has"));
  });
}

const keysOf = ({ records }: RawCollection): string[] => records.map(({ key }) => String(key));

export function checkPrices({ prices, dogSizes, coatTypes }: RawContent): ContentError[] {
  const [sizes, coats] = [keysOf(dogSizes), keysOf(coatTypes)];
  const errors: ContentError[] = [];
  for (const service of prices.records) {
    const { sizes: rows } = recordFields(service);
    if (!Array.isArray(rows)) continue;
    const named = rows.map((row) => getValue(row, ["size"]));
    const isWhole = sizes.every((size) => named.filter((one) => one === size).length === 1);
    if (sizes.length > 0 && !isWhole) {
      const found = `rows for ${named.join(", ") || "no size"}`;
      const expected = `one row for each dog size: ${sizes.join(", ")}`;
      const after = firstToCorrect([dogSizes]);
      errors.push(errorAt(service, ["sizes"], { ...contentError(found, expected), after }));
    }
    if (coats.length === 0) continue;
    const priced = rows.flatMap((row) => Object.keys((row ?? {}) as object));
    for (const name of new Set(priced)) {
      if (name === "size" || coats.includes(name)) continue;
      const found = `a price for the coat "${name}"`;
      const expected = `prices for the coats that the shop has: ${coats.join(", ")}`;
      const fix = "to delete a coat, first empty its prices in Prices by size and coat";
      const suggestion = suggest(name, ["size", ...coats]);
      const index = rows.findIndex((row) => getValue(row, [name]) !== undefined);
      const error = { ...contentError(found, expected, fix), suggestion };
      const after = firstToCorrect([coatTypes]);
      errors.push(errorAt(service, ["sizes", index, name], { ...error, after }));
    }
  }
  return errors;
}

const isUnanswered = (record: ContentRecord): boolean => recordFields(record).answer === undefined;

export function checkChat({ chatCategories, chatServices }: RawContent): ContentError[] {
  const { records, complete } = chatCategories;
  const answered = [...answeredByCode, ...keysOf(chatServices)];
  const ids = keysOf(chatCategories);
  const missing = [...answeredByCode, ...extendedByCode].filter((id) => !ids.includes(id));
  const errors = records
    .filter((record) => isUnanswered(record) && !answered.includes(String(record.key)))
    .map((record) =>
      errorAt(record, ["answer"], {
        code: "value",
        expected: `an answer. Only ${listNames(answered)} need none`,
        suggestion: suggest(String(record.key), [...missing, ...answered]),
      }),
    );
  if (complete && missing.length > 0) {
    const found = `no question with the id ${missing.join(", ")}`;
    const expected = "a question with each of these ids, because the chat does more than answer it";
    const { source: file } = collections.chatCategories;
    errors.push({ file, line: 1, ...contentError(found, expected) });
  }
  return errors;
}
