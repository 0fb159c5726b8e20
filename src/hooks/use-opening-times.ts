import type { OpeningTimes } from "../lib/opening-state";
import { useSharedData } from "./use-shared-data";

type WeekRow = Queries.SharedDataQuery["week"]["nodes"][number];

/** The weekdays' opening hours, Monday first, and the days on which the shop stays closed. */
export function useOpeningTimes(): Omit<OpeningTimes, "week"> & { week: readonly WeekRow[] } {
  const { week, closedDays } = useSharedData();
  return { week: week.nodes, closedDays: closedDays.nodes };
}
