import { z } from "zod";
import type { CalendarDay } from "../../lib/closed-days";
import { addDays } from "../../lib/local-time";
import { readDay, writeDate, type WrittenDate } from "../../lib/written-date";
import { collections } from "../../content-model/collections";
import { toPlainField, type PlainField } from "../../content-model/to-plain-field";
import { allRecords, fieldsOf, type ContentRecord, type RawContent } from "../content";
import { errorAt, type ContentError } from "../content-error";
import { nearest } from "../nearest";
import { fieldAt } from "../walk-fields";
import { showPath, type FieldPath } from "../words";
import { describeExpectation, explainIssue, explainMissing, explainUnknown } from "./explain-issue";

type WrittenDay = WrittenDate & { day: number };

const separator = /\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b)\s*/gi;

/** More than any vacation; what claims to be longer has been misread. */
const mostDays = 31;

/** A leap year, in which each day has its place that has no year of its own. */
const anyYear = 2024;

const dayAlone = /^(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/;

/** `28` or `28, 2026`, in the month of another day. */
function inMonthOf(other: WrittenDay | undefined, text: string): WrittenDay | undefined {
  const [, day, year] = dayAlone.exec(text) ?? [];
  if (!other || day === undefined) return undefined;
  return { ...other, day: Number(day), ...(year !== undefined && { year: Number(year) }) };
}

/** The first day and the last of a text like `Nov 26 - 28, 2026` or `11/26 to 11/28`. */
function readEnds(text: string): [first: WrittenDay, last: WrittenDay] | undefined {
  for (const { 0: words, index } of text.matchAll(separator)) {
    const [start, end] = [text.slice(0, index), text.slice(index + words.length)];
    const first = readDay(start) ?? inMonthOf(readDay(end), start);
    const last = readDay(end) ?? inMonthOf(first, end);
    if (first && last) return [first, last];
  }
  return undefined;
}

const numberOf = ({ month, day }: WrittenDay) => month * 100 + day;

const isSame = (one: CalendarDay, other: CalendarDay) =>
  one.year === other.year && one.month === other.month && one.day === other.day;

/**
 * The days of a closed time that somebody wrote as one day: `11/26 - 11/28` gives November 26, 27
 * and 28.
 *
 * @returns each as data/closed-days.json has it; `undefined` if the text isn't read as several days
 */
function daysInARow(text: string): string[] | undefined {
  const ends = readDay(text) ? undefined : readEnds(text.trim());
  if (!ends) return undefined;
  const [first, last] = ends;
  const wraps = numberOf(last) < numberOf(first) ? 1 : 0;
  const year = first.year ?? (last.year === undefined ? undefined : last.year - wraps);
  const end = { ...last, year: (year ?? anyYear) + wraps };
  const days: CalendarDay[] = [{ ...first, year: year ?? anyYear }];
  for (let day = days[0]; day && !isSame(day, end); days.push(day)) {
    if (days.length >= mostDays) return undefined;
    day = addDays(day, 1);
  }
  return days.flatMap((day) => writeDate(year === undefined ? { ...day, year } : day) ?? []);
}

const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (part, step) => (part as Record<string | number, unknown> | null)?.[step],
    value,
  );

const namesOf = ({ schema }: PlainField): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** The names of the fields that stand in a value. */
const fieldsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

/** Whether another record of the list has this key, which a record must not share with it. */
function takenIn(record: ContentRecord, others: readonly ContentRecord[], path: FieldPath) {
  const { key, kind } = collections[record.collection];
  if (kind !== "list" || path.length !== 1 || path[0] !== key) return () => false;
  return (value: unknown) => others.some((other) => other !== record && other.key === value);
}

/** Advice on a closed day that is several. */
function splitDays(record: ContentRecord, date: unknown): Partial<ContentError> {
  if (record.collection !== "closedDays" || typeof date !== "string") return {};
  const days = daysInARow(date);
  if (!days) return {};
  const { name } = fieldsOf(record);
  const entries = days.map((day) => `{ "name": ${JSON.stringify(name)}, "date": "${day}" }`);
  const yearly = /\d{4}/.test(date)
    ? ""
    : "; add the year to each, unless they come back each year";
  return {
    fix: `write an entry for each day in the place of this one, from { to }${yearly}:`,
    paste: entries.map((entry, index) => (index < entries.length - 1 ? `${entry},` : entry)),
  };
}

function explain(
  record: ContentRecord,
  others: readonly ContentRecord[],
  root: PlainField,
  issue: z.core.$ZodIssue,
): ContentError[] {
  const path = issue.path as FieldPath;
  const field = fieldAt(root, path) ?? root;
  const value = valueAt(record.value, path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((name) =>
      errorAt(
        record,
        [...path, name],
        explainUnknown(name, namesOf(field), fieldsIn(value), valueAt(value, [name])),
      ),
    );
  }
  if (value === undefined) {
    const name = String(path.at(-1));
    return [errorAt(record, path, explainMissing(name, field, record.body !== undefined))];
  }
  const isTaken = takenIn(record, others, path);
  const error = errorAt(record, path, explainIssue(issue, field, value, isTaken));
  return [{ ...error, ...splitDays(record, value) }];
}

/** The fields that mistyped field names most likely stand for: they aren't missing besides. */
function mistypedFields(record: ContentRecord, root: PlainField, issues: z.core.$ZodIssue[]) {
  return issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const path = issue.path as FieldPath;
    const present = fieldsIn(valueAt(record.value, path));
    const names = namesOf(fieldAt(root, path) ?? root).filter((name) => !present.includes(name));
    return issue.keys.flatMap((key) => showPath([...path, nearest(key, names) ?? key]));
  });
}

/** Several complaints about one field become one error. */
function mergeByField(errors: ContentError[]): ContentError[] {
  const byField = new Map<string, ContentError>();
  for (const error of errors) {
    const field = error.field ?? "";
    const earlier = byField.get(field);
    // An empty text is also too short; the last complaint is the one that knows the field.
    if (!earlier || error.found === '""') byField.set(field, error);
    else if (earlier.expected !== error.expected) {
      byField.set(field, { ...earlier, expected: `${earlier.expected}; ${error.expected}` });
    }
  }
  return [...byField.values()];
}

/**
 * Compares a record with the definition of its entity.
 *
 * @param others the records of its list, whose keys it can't have
 */
export function checkRecord(
  record: ContentRecord,
  others: readonly ContentRecord[] = [],
): ContentError[] {
  const { schema } = collections[record.collection];
  const root = toPlainField(schema);
  const { error } = schema.safeParse(record.value, { error: describeExpectation });
  const issues = error?.issues ?? [];
  const mistyped = mistypedFields(record, root, issues);
  const isMissing = ({ path }: z.core.$ZodIssue) =>
    valueAt(record.value, path as FieldPath) === undefined;
  return mergeByField(
    issues
      .filter(
        (issue) => !(isMissing(issue) && mistyped.includes(showPath(issue.path as FieldPath))),
      )
      .flatMap((issue) => explain(record, others, root, issue)),
  );
}

/** Compares every record with the definition of its entity. */
export const checkFields = (content: RawContent): ContentError[] =>
  allRecords(content)
    // Front matter that can't be read has its own error.
    .filter(({ value }) => value !== undefined)
    .flatMap((record) => checkRecord(record, content[record.collection].records));
