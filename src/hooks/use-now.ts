import { useDeferredValue, useSyncExternalStore } from "react";
import { assertDefined } from "../lib/assert-defined";
import { useSharedData } from "./use-shared-data";

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/**
 * The current minute, or `undefined` while the built HTML is rendered and hydrated: the build
 * doesn't know when the page will be read. What follows from the minute, slow phones work out a long
 * time: it is rendered in between other things, not with what first brings the page to life.
 */
export function useNow(): Date | undefined {
  const thisMinute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  const shown = useDeferredValue(thisMinute);
  return shown === undefined ? undefined : new Date(shown * minute);
}

/** The current minute; until it is known, the day on which the site was built. */
export function useNowOrBuildTime(): Date {
  const { build } = useSharedData();
  return useNow() ?? new Date(assertDefined(build?.buildTime, "the build's time"));
}
