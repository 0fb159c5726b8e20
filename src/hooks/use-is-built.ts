import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this is the built page: during the build and during hydration. */
export const useIsBuilt = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
