import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { QueryFailure } from './query-failure.tsx';

interface Props {
  /** The height of the skeleton, so that nothing moves when the content arrives. */
  height: string;
  /** Identifies the content: a new key retries after a failure. */
  resetKey: string;
  children: ReactNode;
}

/** Shows a skeleton while suspense queries inside load, and a card with the reason if one fails. */
export function QueryBoundary({ height, resetKey, children }: Props) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onRetry={reset}
      fallback={(failure, retry) => (
        <div className="card">
          <QueryFailure failure={failure} onRetry={retry} />
        </div>
      )}
    >
      <Suspense fallback={<SkeletonCard height={height} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
