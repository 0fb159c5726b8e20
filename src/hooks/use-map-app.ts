import { useSyncExternalStore } from "react";
import { ownMapApp, type MapApp } from "../lib/directions";

/** A device stays what it is. */
const subscribe = () => () => undefined;

/** The map app that the visitor's device has of its own; none in the built HTML, which any device gets. */
export const useMapApp = (): MapApp | undefined =>
  useSyncExternalStore(
    subscribe,
    () => ownMapApp(navigator.userAgent),
    () => undefined,
  );
