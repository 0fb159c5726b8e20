import { useMemo, useSyncExternalStore } from "react";

const changedEvent = "shop:search-change";

function subscribeToSearch(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  window.addEventListener(changedEvent, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(changedEvent, onChange);
  };
}

const readSearch = (): string => window.location.search;

/** The server value: the build doesn't know the URL. */
const noSearch = (): string => "";

function writeSearch(values: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  // Not the router's navigate, which would scroll; keeps the router's state in the entry.
  window.history.replaceState(window.history.state, "", url);
  window.dispatchEvent(new Event(changedEvent));
}

/**
 * The URL's query, and a function that sets parameters in the same history entry, so that Back
 * leaves the page at once.
 */
export function useSearchParams(): [URLSearchParams, typeof writeSearch] {
  const search = useSyncExternalStore(subscribeToSearch, readSearch, noSearch);
  return [useMemo(() => new URLSearchParams(search), [search]), writeSearch];
}
