import type { OpeningTimes } from "../lib/time/opening-state";
import { useSharedData } from "./use-shared-data";

type WeekRow = Queries.SharedDataQuery["week"]["nodes"][number];

/** The weekdays' opening hours, Monday first, the closed days, and the hours that a notice changes. */
export function useOpeningTimes(): Omit<OpeningTimes, "week"> & { week: readonly WeekRow[] } {
  const { week, closedDays, notice } = useSharedData();
  return {
    week: week.nodes,
    closedDays: closedDays.nodes,
    changedHours: notice?.changedHours ?? [],
  };
}
