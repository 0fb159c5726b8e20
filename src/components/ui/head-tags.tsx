import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { useIsBuilt } from "../../hooks/use-is-built";

/**
 * Tags for the page's head. During hydration the built tags stay: Helmet would remove tags of
 * components that React hasn't reached yet.
 */
export const HeadTags = ({ children }: { children: ReactNode }) => {
  const isBuilt = useIsBuilt();
  return isBuilt && typeof window !== "undefined" ? null : <Helmet>{children}</Helmet>;
};
