import { comingClosedDays } from "../lib/closed-days";
import { localMoment } from "../lib/local-time";
import { useMoment } from "./use-moment";
import { useOpeningTimes } from "./use-opening-times";

/** The closed days that are still to come, the next one first; until the day is known, the build's. */
export function useComingClosedDays() {
  const { closedDays } = useOpeningTimes();
  return comingClosedDays(closedDays, localMoment(useMoment()));
}
