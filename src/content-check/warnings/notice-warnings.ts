import { parseClosedDate } from "../../lib/closed-days";
import { addDays, fromIsoDate, toIsoDate } from "../../lib/local-time";
import type { ClosedDay } from "../../content-model/entities/hours";
import type { z } from "zod";
import type { notice } from "../../content-model/entities/notice";
import { validRecords, type RawContent } from "../content";
import { warningAt, type Warning } from "../warning";

/** Notices that show longer than this name no day any more. */
const mostDays = 31;

/** The days on which a notice shows, as far as they can be meant by it. */
function daysOf(from: string, until: string) {
  const first = fromIsoDate(from);
  const days = Array.from({ length: mostDays }, (_, ahead) => addDays(first, ahead));
  return days.filter((day) => toIsoDate(day) <= until.slice(0, 10));
}

/**
 * Notices whose time is over, and notices that call the shop closed on days on which, by its hours, it
 * is open.
 *
 * @param today a day like 2025-01-31
 */
export function noticeWarnings(content: RawContent, today: string): Warning[] {
  const closed = validRecords<ClosedDay>(content.closedDays).map(({ value }) =>
    parseClosedDate(value.date),
  );
  return validRecords<z.infer<typeof notice>>(content.notices).flatMap(
    ({ record, value }): Warning[] => {
      const { kind, from, until, changedHours = [] } = value;
      const last = until.slice(0, 10);
      if (last < today) return [warningAt("ended", record, ["until"], `ended on ${last}`)];
      if (kind !== "closed" || changedHours.length > 0) return [];
      if (daysOf(from, until).some((day) => closed.some((isClosed) => isClosed?.(day)))) return [];
      const message = "the kind is closed, but hero, chat and search engines say the usual hours";
      const fix =
        "add changedHours with the day and its hours, or the day to data/closed-days.json, or choose another kind";
      return [{ ...warningAt("unfollowed", record, ["kind"], message), fix }];
    },
  );
}
