import { upcomingChangedHours } from "../lib/time/changed-hours";
import { useNowOrBuildTime } from "./use-now";
import { useSharedData } from "./use-shared-data";

/** The upcoming days with changed hours: from the build's day on until the current day is known. */
export function useComingChangedHours() {
  const { notice } = useSharedData();
  return upcomingChangedHours(notice?.changedHours ?? [], useNowOrBuildTime());
}
