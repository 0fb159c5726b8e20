import { type ReactNode, useSyncExternalStore } from "react";
import { Helmet } from "react-helmet";

const never = () => () => undefined;

/**
 * Tags for the page's head. While React takes over the built page, its tags stay as they are: Helmet
 * would take away those that React hasn't come to yet.
 */
export const HeadTags = ({ children }: { children: ReactNode }) => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => typeof window === "undefined",
  );
  return isTakenOver ? <Helmet>{children}</Helmet> : null;
};
