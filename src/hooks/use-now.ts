import { useSyncExternalStore } from "react";

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
 * doesn't know when the page will be read.
 */
export function useNow(): Date | undefined {
  const thisMinute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return thisMinute === undefined ? undefined : new Date(thisMinute * minute);
}
