import { css } from "@emotion/react";
import { Component, createRef, type ReactNode, Suspense, useEffect } from "react";
import { recordRemovals } from "../../browser/removed-nodes";
import { card, framedLink } from "../../styles/frames";
import { type Delay, useDelayedHydration } from "./use-delayed-hydration";

const isPreview = process.env.NODE_ENV === "development";

interface Props {
  children: ReactNode;
  /** Shown after the preserved HTML of the children; `null` if no explanation is needed. */
  fallback?: ReactNode;
  /** If set, the children hydrate later. */
  delay?: Delay;
}

interface State {
  hasFailed: boolean;
}

/** The number of boundaries whose children React hydrates at the start, and hasn't yet. */
let dehydrated = 0;

/** Hydrates children, now or later. Sets the attribute that browser tests wait for. */
const Hydrated = ({ children, delay }: Pick<Props, "children" | "delay">) => {
  useDelayedHydration(delay);
  const isDelayed = delay !== undefined;
  useEffect(() => {
    if (isDelayed) return;
    dehydrated -= 1;
    document.documentElement.toggleAttribute("data-hydrated", dehydrated < 1);
  }, [isDelayed]);
  return children;
};

/**
 * If children fail, keeps their HTML with typed text, and links and forms that work without React.
 * Without HTML, on the first render, shows the fallback only. Retries when the children change.
 */
class ErrorBoundary extends Component<Props, State> {
  override state = { hasFailed: false };

  private readonly holder = createRef<HTMLDivElement>();

  private restore: ReturnType<typeof recordRemovals> | undefined;

  override componentDidMount() {
    if (!this.props.delay) dehydrated += 1;
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate(_: Props, previous: State) {
    if (this.state.hasFailed && !previous.hasFailed && !isPreview) this.restore = recordRemovals();
    return null;
  }

  override componentDidUpdate(previous: Props) {
    const holder = this.holder.current;
    // If the children fail again, React replaces this element.
    if (holder && !holder.hasChildNodes()) this.restore?.(holder);
    if (this.state.hasFailed && previous.children !== this.props.children)
      this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <div ref={this.holder} css={contents} />
        {this.props.fallback}
      </>
    );
  }
}

/** The message for a failed part of the page. It uses no data, because data may be the cause. */
const ErrorFallback = () => (
  <div role="note" css={note}>
    <p>
      <strong>This part of the page didn’t load.</strong> The rest still works.
    </p>
    <button type="button" onClick={() => location.reload()} css={button}>
      Load the page again
    </button>
  </div>
);

/**
 * Limits an error to this part of the page, and lets React hydrate the page in parts, the touched
 * one first. In the live preview errors pass through, so that Gatsby shows them.
 */
export const Boundary = ({ children, fallback = <ErrorFallback />, delay }: Props) =>
  isPreview ? (
    children
  ) : (
    <ErrorBoundary fallback={fallback} delay={delay}>
      <Suspense>
        <Hydrated delay={delay}>{children}</Hydrated>
      </Suspense>
    </ErrorBoundary>
  );

const contents = css`
  display: contents;
`;

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
