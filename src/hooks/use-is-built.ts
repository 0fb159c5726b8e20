import { useSyncExternalStore } from "react";
import { savesData } from "../browser/when-idle";

const never = () => () => undefined;

/** Whether this is the built page: during the build and during hydration. */
export const useIsBuilt = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

export const useSavesData = (): boolean => !useIsBuilt() && savesData();
