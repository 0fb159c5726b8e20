import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { useIsBuilt } from "../../hooks/use-is-built";

/** Tags for the head. During hydration Helmet would remove those that React hasn't reached yet. */
export const HeadTags = ({ children }: { children: ReactNode }) => {
  const isBuilt = useIsBuilt();
  return isBuilt && typeof window !== "undefined" ? null : <Helmet>{children}</Helmet>;
};
