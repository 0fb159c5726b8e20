import { css } from "@emotion/react";
import { Component, type ReactNode, Suspense } from "react";
import { card, framedLink } from "../../styles/frames";

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

/** Stands in for a part of the page that failed. It takes no data: they may be what failed. */
const ErrorFallback = () => (
  <div role="note" css={note}>
    <p>
      <strong>This part of the page tripped over its own leash.</strong> The rest still walks.
    </p>
    <button type="button" onClick={() => location.reload()} css={button}>
      Load the page again
    </button>
  </div>
);

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

const note = css`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  width: fit-content;
  max-width: var(--width-text);
  margin: var(--space-4) auto;
  padding: var(--space-5);
  ${card}
  color: var(--color-ink);
`;

const button = css`
  ${framedLink}
  padding: var(--space-2) var(--space-4);
  background: none;
  cursor: pointer;
`;
