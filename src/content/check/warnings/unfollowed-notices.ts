import { addDays, fromIsoDate, toIsoDate } from "../../../lib/time/calendar";
import type { z } from "zod";
import type { ClosedDay } from "../../model/entities/hours-schema";
import type { notice } from "../../model/entities/notice-schema";
import { parseClosedDate } from "../../../lib/time/closed-days";
import { validRecords, type RawContent, locate } from "../content";
import type { Warning } from "../errors";

/** A longer notice doesn't refer to single days. */
const mostDays = 31;

/** The days that a notice can refer to. */
function daysOf(from: string, until: string) {
  const first = fromIsoDate(from);
  const days = Array.from({ length: mostDays }, (_, ahead) => addDays(first, ahead));
  return days.filter((day) => toIsoDate(day) <= until.slice(0, 10));
}

/**
 * Notices that announce a closed day on which the shop is open by its hours.
 *
 * @param today a day like 2025-01-31
 */
export function unfollowedNotices(content: RawContent, today: string): Warning[] {
  const closed = validRecords<ClosedDay>(content.closedDays).map(({ value }) =>
    parseClosedDate(value.date),
  );
  return validRecords<z.infer<typeof notice>>(content.notices)
    .filter(({ value: { kind, from, until, changedHours = [] } }) => {
      const days = daysOf(from, until);
      const isOver = until.slice(0, 10) < today;
      const isClosed = days.some((day) => closed.some((isOn) => isOn?.(day)));
      return kind === "closed" && changedHours.length === 0 && !isOver && !isClosed;
    })
    .map(({ record }) => ({
      ...locate(record, ["kind"]),
      message:
        "the kind is closed, but the home page, the chat and search engines show the usual hours",
      fix: "add the day to “Changed hours” of the notice, or to the closed days, or choose another kind",
    }));
}
