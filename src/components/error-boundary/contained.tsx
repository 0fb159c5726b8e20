import type { ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary";
import { TroubleNotice } from "./trouble-notice";

interface Props {
  children: ReactNode;
  /** What stands in the place of what failed; `null` where nothing would be missed. */
  fallback?: ReactNode;
}

/**
 * Keeps a fault to this part of the page. In the live preview it passes the fault on, to be told to
 * whoever is at work on the page.
 */
export const Contained = ({ children, fallback = <TroubleNotice /> }: Props) =>
  process.env.NODE_ENV === "development" ? (
    children
  ) : (
    <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
  );
