import { useSyncExternalStore } from "react";
import { savesData } from "../browser/connection";

const never = () => () => undefined;

/** Whether this is the page as it was built: in the build, and while React takes it over in the browser. */
export const useIsBuilt = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Whether the visitor has asked for less data; false in the built HTML. */
export const useSavesData = (): boolean => !useIsBuilt() && savesData();
