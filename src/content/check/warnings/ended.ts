import { formatDate } from "../../../lib/time/calendar";
import { type RawContent, recordFields, locate } from "../content";
import type { Warning } from "../errors";

/**
 * Promotions and notices whose last day has passed.
 *
 * @param today a day like 2025-01-31
 */
export const ended = ({ promotions, notices }: RawContent, today: string): Warning[] =>
  [...promotions.records, ...notices.records].flatMap((record) => {
    const field = record.collection === "notices" ? "until" : "validUntil";
    const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(recordFields(record)[field])) ?? [];
    if (day === undefined || day >= today) return [];
    return [{ ...locate(record, [field]), message: `ended on ${formatDate(day)}` }];
  });
