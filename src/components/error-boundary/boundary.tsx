import { Component, type ReactNode, Suspense } from "react";
import { ErrorFallback } from "./error-fallback";

interface Props {
  children: ReactNode;
  /** What is shown where the children fail; `null` where nothing would be missed. */
  fallback?: ReactNode;
}

/**
 * Shows something else where its children failed. It shows them again as soon as they change: another
 * page, or content that was corrected.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.children !== this.props.children)
      this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
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
