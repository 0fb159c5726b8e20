import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";
import { TroubleNotice } from "./trouble-notice";

interface Props {
  children: ReactNode;
  /** What stands in the place of what failed; `null` where nothing would be missed. */
  fallback?: ReactNode;
}

/**
 * Keeps a fault to this part of the page, and lets React take over the built page part by part, the
 * touched one first. In the live preview it passes the fault on, to be told to whoever is at work on
 * the page.
 */
export const Contained = ({ children, fallback = <TroubleNotice /> }: Props) =>
  process.env.NODE_ENV === "development" ? (
    children
  ) : (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
