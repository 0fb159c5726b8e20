import { comingClosedDays } from "../lib/closed-days";
import { localMoment } from "../lib/local-time";
import { assertDefined } from "../lib/assert-defined";
import { useNow } from "./use-now";
import { useOpeningTimes } from "./use-opening-times";
import { useSharedData } from "./use-shared-data";

/** The closed days that are still to come, the next one first; until the day is known, the build's. */
export function useComingClosedDays() {
  const { build } = useSharedData();
  const { closedDays } = useOpeningTimes();
  const moment = useNow() ?? new Date(assertDefined(build?.buildTime, "the build's time"));
  return comingClosedDays(closedDays, localMoment(moment));
}
