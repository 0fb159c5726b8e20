import { formatClosedDate, upcomingClosedDays, groupByName } from "../lib/time/closed-days";
import { localMoment } from "../lib/time/local-time";
import { useNowOrBuildTime } from "./use-now";
import { useOpeningTimes } from "./use-opening-times";

/**
 * The upcoming closed days with their dates, the next one first: from the build's day on until the
 * current day is known.
 */
export function useComingClosedDays() {
  const { closedDays } = useOpeningTimes();
  const today = localMoment(useNowOrBuildTime());
  const coming = upcomingClosedDays(closedDays, today);
  return groupByName(
    coming.map(({ name, date }) => ({ name, date: formatClosedDate(date, today) })),
  );
}
