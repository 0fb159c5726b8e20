import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What stands in the place of what failed. */
  fallback: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/**
 * Shows something else where its children failed. They come back by themselves once they are others:
 * another page, or mended content.
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
