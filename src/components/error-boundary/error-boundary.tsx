import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What is shown where the children fail. */
  fallback: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/**
 * Shows something else where its children failed. It shows them again as soon as they change: another
 * page, or content that was corrected.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
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
