import { daysInMonth, toIsoDate } from "../../../lib/time/calendar";
import { closedDayIn, parseMonth } from "../../../lib/time/closed-days";
import { type ContentRecord, textFieldsOf } from "../content";

/** The end of `2026-05-31T18:00`, `May 31, 2026` or `May 2026`, as a time or a day; none for a value of every year. */
function endOf(value: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  const year = Number(/\d{4}$/.exec(value)?.[0] ?? NaN);
  const month = parseMonth(value)?.month;
  const day = month ? { year, month, day: daysInMonth(year, month) } : closedDayIn(year, value);
  return year && day ? toIsoDate(day) : undefined;
}

/**
 * Days after which visitors no longer see the record, and which are over. Of a period, the last one counts.
 * @param now A day, or a time by the shop's clock.
 */
export function findPastDays(record: ContentRecord, now: string) {
  const days = textFieldsOf(record).flatMap(({ path, value, field }) => {
    const day = field?.meta.lastDay ? endOf(value) : undefined;
    return day ? [{ path, value, day }] : [];
  });
  const inOrder = days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const lastByParent = new Map(inOrder.map((one) => [String(one.path.slice(0, -1)), one]));
  return [...lastByParent.values()].filter(({ day }) => day < now.slice(0, day.length));
}
