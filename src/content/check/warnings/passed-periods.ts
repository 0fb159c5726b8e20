import { recordTexts } from "../walk-fields";
import { daysInMonth, toIsoDate } from "../../../lib/time/calendar";
import { formatList } from "../../../lib/text/format-list";
import { parseDate, parseMonth } from "../../../lib/time/parse-date";
import { allRecords, type RawContent, recordFields, locate } from "../content";
import { type Warning, formatValue } from "../errors";

/**
 * The last day of a period with a year, such as `2025`, `May 2025`, `July to September 2025` or
 * `December 31, 2025`, in ISO format; `undefined` for anything else.
 */
export function lastDayOf(text: string): string | undefined {
  const end =
    text
      .split(/ (?:to|through|until) |–/)
      .at(-1)
      ?.trim() ?? "";
  if (/^20\d\d$/.test(end)) return `${end}-12-31`;
  const { year, month } = parseMonth(end) ?? {};
  if (year && month) return toIsoDate({ year, month, day: daysInMonth(year, month) });
  const day = parseDate(end);
  return day && toIsoDate(day);
}

/**
 * Facts with a period in the past that a text still mentions. Ignores posts, which show their own
 * date.
 *
 * @param today a day like 2025-01-31
 */
export function passedPeriods(content: RawContent, today: string): Warning[] {
  const texts = allRecords(content).filter(({ collection }) => collection !== "posts");
  return [...content.facts.records, ...content.seasonalOffers.records].flatMap((record) => {
    const { id, value: own, month } = recordFields(record);
    const field = record.collection === "facts" ? "value" : "month";
    const value = field === "value" ? own : month;
    if (typeof id !== "string" || typeof value !== "string") return [];
    const token = field === "value" ? `{${id}}` : `{${id}-month}`;
    const end = lastDayOf(value);
    if (end === undefined || end >= today) return [];
    const mentions = texts.filter((text) =>
      recordTexts(text).some((one) => one.text.includes(token)),
    );
    const files = new Set(mentions.map(({ file }) => file));
    if (files.size === 0) return [];
    return {
      ...locate(record, [field]),
      message: `${formatValue(value)} is over`,
      fix: `write when it is on again, or delete what mentions it in ${formatList([...files])}`,
    };
  });
}
