import { formatDay, toWeek, localMoment } from "../lib/time/calendar";
import { eachClosedDay, listClosedDays, upcomingChangedHours } from "../lib/time/closed-days";
import { useNowOrBuildTime } from "./use-now";
import { useSharedData } from "./use-shared-data";

export function useOpeningTimes() {
  const { week, closedDays, closedOnce, notice } = useSharedData();
  return {
    week: toWeek(week.nodes),
    closedDays: [...closedDays.nodes, ...eachClosedDay(closedOnce.nodes)],
    changedHours: notice?.changedHours ?? [],
  };
}

export const useComingClosedDays = () =>
  listClosedDays(useOpeningTimes().closedDays, localMoment(useNowOrBuildTime()));

export const useComingChangedHours = () =>
  upcomingChangedHours(useOpeningTimes().changedHours, useNowOrBuildTime());

export const useChangedHoursTexts = (): string[] =>
  useComingChangedHours().map(({ hours, ...day }) => `But on ${formatDay(day)}: ${hours}.`);
