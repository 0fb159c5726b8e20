import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";
import { ErrorFallback } from "./error-fallback";

interface Props {
  children: ReactNode;
  /** What is shown where the children fail; `null` where nothing would be missed. */
  fallback?: ReactNode;
}

/**
 * Keeps an error to this part of the page, and lets React hydrate the page part by part, the touched
 * one first. In the live preview it passes the error on, to whoever works on the page.
 */
export const Boundary = ({ children, fallback = <ErrorFallback /> }: Props) =>
  process.env.NODE_ENV === "development" ? (
    children
  ) : (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
