import { comingChangedHours } from "../lib/time/changed-hours";
import { useNowOrBuildTime } from "./use-now";
import { useSharedData } from "./use-shared-data";

/** The days from today on that have other hours than usual; until the day is known, from the build's on. */
export function useComingChangedHours() {
  const { notice } = useSharedData();
  return comingChangedHours(notice?.changedHours ?? [], useNowOrBuildTime());
}
