import { useDeferredValue, useSyncExternalStore } from "react";
import { assertDefined } from "../lib/assert-defined";
import { useSharedData } from "./use-shared-data";

const minute = 60_000;

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** The current minute; `undefined` until hydrated. Deferred: cheap phones render hours slowly. */
export function useNow(): Date | undefined {
  const thisMinute = useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  const shown = useDeferredValue(thisMinute);
  return shown === undefined ? undefined : new Date(shown * minute);
}

export function useNowOrBuildTime(): Date {
  const { build } = useSharedData();
  return useNow() ?? new Date(assertDefined(build?.buildTime, "the build's time"));
}
