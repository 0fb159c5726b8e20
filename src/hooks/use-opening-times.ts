import { toWeek, localMoment } from "../lib/time/calendar";
import { groupByName, upcomingChangedHours, upcomingClosedDays } from "../lib/time/closed-days";
import { useNowOrBuildTime } from "./use-now";
import { useSharedData } from "./use-shared-data";

export function useOpeningTimes() {
  const { week, closedDays, closedOnce, notice } = useSharedData();
  return {
    week: toWeek(week.nodes),
    closedDays: [...closedDays.nodes, ...closedOnce.nodes],
    changedHours: notice?.changedHours ?? [],
  };
}

export function useComingClosedDays() {
  const today = localMoment(useNowOrBuildTime());
  const coming = upcomingClosedDays(useOpeningTimes().closedDays, today);
  return groupByName(coming.map(({ name, text }) => ({ name, date: text })));
}

export const useComingChangedHours = () =>
  upcomingChangedHours(useOpeningTimes().changedHours, useNowOrBuildTime());
