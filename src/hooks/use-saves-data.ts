import { useSyncExternalStore } from "react";
import { savesData } from "../browser/connection";

/** A visitor's wish doesn't change while they look at a page. */
const subscribe = () => () => undefined;

/** Whether the visitor has asked for less data; false in the built HTML. */
export const useSavesData = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);
