import { invariant } from "../lib/invariant";
import type { OpeningTimes } from "../lib/opening-state";
import { useSharedData } from "./use-shared-data";

type WeekRow = Queries.SharedDataQuery["week"]["nodes"][number];

/** The weekdays' opening hours, Monday first, and the days on which the shop stays closed. */
export function useOpeningTimes(): Omit<OpeningTimes, "week"> & { week: readonly WeekRow[] } {
  const { week, closedDays, site } = useSharedData();
  const { timeZone, clockChanges } = invariant(site, "data/site.json");
  return { week: week.nodes, closedDays: closedDays.nodes, timeZone, clockChanges };
}
