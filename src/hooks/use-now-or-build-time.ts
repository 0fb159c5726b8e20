import { assertDefined } from "../lib/assert-defined";
import { useNow } from "./use-now";
import { useSharedData } from "./use-shared-data";

/** The current minute; until it is known, the day on which the site was built. */
export function useNowOrBuildTime(): Date {
  const { build } = useSharedData();
  return useNow() ?? new Date(assertDefined(build?.buildTime, "the build's time"));
}
