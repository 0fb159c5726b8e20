import { daysInMonth } from "../../../lib/closed-days";
import { toIsoDate } from "../../../lib/local-time";
import { readDay, readMonth } from "../../../lib/written-date";
import { allRecords, fieldsOf, type ContentRecord, type RawContent } from "../../content";
import { textsIn } from "../../walk-fields";
import { warningAt, type Warning } from "../../warning";
import { allOf, showValue } from "../../wording";

/**
 * The last day of a time that has a year, like 2025-12-31: of `2025`, `May 2025`, `July to September
 * 2025` and `December 31, 2025`; `undefined` for anything else.
 */
export function lastDayOf(text: string): string | undefined {
  const end =
    text
      .split(/ (?:to|through|until) |–/)
      .at(-1)
      ?.trim() ?? "";
  if (/^20\d\d$/.test(end)) return `${end}-12-31`;
  const month = readMonth(end);
  if (month) return toIsoDate({ ...month, day: daysInMonth(month.year, month.month) });
  const day = readDay(end);
  return day?.year === undefined ? undefined : toIsoDate({ ...day, year: day.year });
}

/** Whether a text of a record mentions a fact, as `{id}`. */
function mentions(record: ContentRecord, id: string): boolean {
  if (textsIn(record.value).some(({ text }) => text.includes(`{${id}}`))) return true;
  return record.body?.text.includes(`{${id}}`) ?? false;
}

/**
 * Facts whose time is over while a text still promises it. Posts don't count: they are of their day,
 * and say so.
 *
 * @param today a day like 2025-01-31
 */
export function passedPeriods(content: RawContent, today: string): Warning[] {
  const texts = allRecords(content).filter(({ collection }) => collection !== "posts");
  return content.facts.records.flatMap((record) => {
    const { id, value } = fieldsOf(record);
    if (typeof id !== "string" || typeof value !== "string") return [];
    const end = lastDayOf(value);
    if (end === undefined || end >= today) return [];
    const files = new Set(texts.filter((text) => mentions(text, id)).map(({ file }) => file));
    if (files.size === 0) return [];
    return {
      ...warningAt("launch", record, ["value"], `${showValue(value)} is over`),
      fix: `write when it is on again, or delete what mentions it in ${allOf([...files])}`,
    };
  });
}
