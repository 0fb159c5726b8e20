import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this is the page as it was built: in the build, and while React takes it over in the browser. */
export const useIsBuilt = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
