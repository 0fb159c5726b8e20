import { useMemo, useSyncExternalStore } from "react";

const changedEvent = "shop:search-change";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  window.addEventListener(changedEvent, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(changedEvent, onChange);
  };
}

const readSearch = (): string => window.location.search;

/** While the built HTML is rendered and hydrated, as it was built without knowing the address. */
const noSearch = (): string => "";

function writeSearch(values: Readonly<Record<string, string>>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  // Not the router's navigate, which would scroll; it reads its own state from the entry's.
  window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(changedEvent));
}

/**
 * What stands behind the `?` of the address, and a function that sets some of it: in the same entry
 * of the history, so that Back leaves the page at once.
 */
export function useSearchParams(): [URLSearchParams, typeof writeSearch] {
  const search = useSyncExternalStore(subscribe, readSearch, noSearch);
  return [useMemo(() => new URLSearchParams(search), [search]), writeSearch];
}
