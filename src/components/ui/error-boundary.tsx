import { css } from "@emotion/react";
import { Component, type ReactNode, Suspense } from "react";
import { card, framedLink } from "../../styles/frames";

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
}

class Catch extends Component<Props, { hasFailed: boolean }> {
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

/** The message for a failed part of the page. It uses no data, because data may be the cause. */
const ErrorMessage = () => (
  <div role="note" css={messageBox}>
    <p>
      <strong>This part of the page didn’t load.</strong> The rest still works.
    </p>
    <button type="button" onClick={() => location.reload()} css={css(framedLink)}>
      Load the page again
    </button>
  </div>
);

/** Limits an error to this part of the page, and lets React hydrate the touched part first. */
export const ErrorBoundary = ({ children, fallback = <ErrorMessage /> }: Props) =>
  process.env.NODE_ENV === "development" ? (
    children
  ) : (
    <Catch fallback={fallback}>
      <Suspense>{children}</Suspense>
    </Catch>
  );

const messageBox = css`
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
