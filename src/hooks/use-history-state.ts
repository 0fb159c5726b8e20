import type { PageProps } from "gatsby";
import { useCallback, useState } from "react";
import { useIsBuilt } from "./use-is-built";

type Location = PageProps["location"];
type State = Readonly<Record<string, unknown>>;

/** What pages keep in an entry of the browser's history, and Gatsby's router its key. */
export const stateOf = (location: Location) => (location.state ?? {}) as State;

/** Changes the current entry. Gatsby's `navigate` would scroll, record a page view and announce the page. */
const replaceEntry = (state: State, url?: URL) =>
  window.history.replaceState({ ...(window.history.state as State | null), ...state }, "", url);

/** A value of the entry: Back and a reload restore it, a link to the same page resets it. */
export function useHistoryState<Value>(location: Location, name: string, initial: Value) {
  const isBuilt = useIsBuilt();
  const [saved, setSaved] = useState<{ location: Location; value: Value }>();
  const stored = isBuilt ? undefined : (stateOf(location)[name] as Value | undefined);
  // A link to a part of the page creates an entry without a state, and keeps the value.
  const isKept = saved?.location === location || !location.state;
  const value = saved && isKept ? saved.value : (stored ?? initial);
  const save = (to: Value) => {
    setSaved({ location, value: to });
    replaceEntry({ [name]: to });
  };
  return [value, save] as const;
}

/** The URL's query, and a function that sets parameters in the same entry: Back leaves the page. */
export function useSearchParams(location: Location) {
  const isBuilt = useIsBuilt();
  const [saved, setSaved] = useState<{ location: Location; search: string }>();
  const search = saved?.location === location ? saved.search : location.search;
  const setParams = useCallback(
    (values: Readonly<Record<string, string>>) => {
      const url = new URL(window.location.href);
      for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
      replaceEntry({}, url);
      setSaved({ location, search: url.search });
    },
    [location],
  );
  return [new URLSearchParams(isBuilt ? "" : search), setParams] as const;
}
