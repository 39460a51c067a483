import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in for the children after they threw; `retry` shows them again. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  /** Called before the children are tried again. */
  onRetry?: () => void;
  /** Another value stands for another content, which is tried even after a failure. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure: { reason: unknown } | null;
}

/** Keeps the failure of one part of a page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(reason: unknown): State {
    return { failure: { reason } };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override componentDidUpdate(before: Props) {
    if (this.state.failure !== null && before.resetKey !== this.props.resetKey) this.retry();
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure.reason, this.retry);
  }
}
