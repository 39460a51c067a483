import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown in place of children that threw; `retry` renders them again. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
  /** A new value means new content, which is rendered even after a failure. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure: { reason: unknown } | null;
}

/** Keeps a failure in one section of a page from breaking the rest. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(reason: unknown): State {
    return { failure: { reason } };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override componentDidUpdate(previousProps: Props) {
    if (this.state.failure !== null && previousProps.resetKey !== this.props.resetKey) this.retry();
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure.reason, this.retry);
  }
}
