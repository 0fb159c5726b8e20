import { Component, type ReactNode } from "react";
import { FaultNotice } from "./fault-notice";

interface Props {
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/**
 * For the live preview: a page that can't be shown, because content for it is broken or missing,
 * gives way to what the content check says; it comes back by itself once that is mended. A build
 * never needs it, as broken content stops it.
 */
export class ContentBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: Props) {
    // New content has arrived, or another page: it may be whole.
    if (this.state.hasFailed && previous.children !== this.props.children)
      this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <FaultNotice /> : this.props.children;
  }
}
