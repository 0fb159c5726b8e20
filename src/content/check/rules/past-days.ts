import { daysInMonth, toIsoDate } from "../../../lib/time/calendar";
import { closedDayIn, parseMonth } from "../../../lib/time/closed-days";
import { type ContentRecord, type FieldPath, leavesOf } from "../content";

/** The last day of `2026-05-31T18:00`, `May 31, 2026` or `May 2026`; none for a value of every year. */
function lastDayOf(value: string): string | undefined {
  const [isoDate] = /^\d{4}-\d{2}-\d{2}/.exec(value) ?? [];
  if (isoDate) return isoDate;
  const year = Number(/\d{4}$/.exec(value)?.[0] ?? NaN);
  const month = parseMonth(value)?.month;
  const day = month ? { year, month, day: daysInMonth(year, month) } : closedDayIn(year, value);
  return year && day ? toIsoDate(day) : undefined;
}

interface PastDay {
  path: FieldPath;
  value: string;
  day: string;
}

/** Days after which visitors no longer see the record, and which are over. Of a period, the last one counts. */
export function findPastDays(record: ContentRecord, today: string): PastDay[] {
  const days = leavesOf(record).flatMap(({ path, value, field }): PastDay[] => {
    const day = field?.meta.lastDay && typeof value === "string" ? lastDayOf(value) : undefined;
    return day && typeof value === "string" ? [{ path, value, day }] : [];
  });
  const inOrder = days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const lastByParent = new Map(inOrder.map((one) => [String(one.path.slice(0, -1)), one]));
  return [...lastByParent.values()].filter(({ day }) => day < today);
}
