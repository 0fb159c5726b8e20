import { toWeek } from "../lib/time/calendar";
import type { OpeningTimes } from "../lib/time/opening-state";
import { useSharedData } from "./use-shared-data";

type WeekRow = Queries.SharedDataQuery["week"]["nodes"][number];

/** The weekly opening hours, Monday first, the closed days, and the changed hours of notices. */
export function useOpeningTimes(): Omit<OpeningTimes, "week"> & { week: readonly WeekRow[] } {
  const { week, closedDays, closedOnce, notice } = useSharedData();
  return {
    week: toWeek(week.nodes),
    closedDays: [...closedDays.nodes, ...closedOnce.nodes],
    changedHours: notice?.changedHours ?? [],
  };
}
