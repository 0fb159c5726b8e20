import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { useIsBuilt } from "../../hooks/use-is-built";

/**
 * Tags for the page's head. While React takes over the built page, its tags stay as they are: Helmet
 * would take away those that React hasn't come to yet.
 */
export const HeadTags = ({ children }: { children: ReactNode }) => {
  const isBuilt = useIsBuilt();
  return isBuilt && typeof window !== "undefined" ? null : <Helmet>{children}</Helmet>;
};
