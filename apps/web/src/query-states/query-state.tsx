import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from './query-failure.tsx';

interface Props<Data> {
  query: UseQueryResult<Data, unknown>;
  /** Shown until the first data is there. */
  loading: ReactNode;
  /** Shown where the data has nothing in it. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * What a query has come to: loading, failed, empty, or its data. Data of the former query, kept by
 * `placeholderData` until the new data is there, is shown as stale (`aria-busy`); it is no substitute
 * when the new query fails. A failed refresh leaves the data it had.
 */
export function QueryState<Data>({ query, loading, empty, children }: Props<Data>) {
  const { data, error, isError, isPlaceholderData, isFetching, refetch } = query;
  if (isError && (data === undefined || isPlaceholderData)) {
    return <QueryFailure failure={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return loading;
  return (
    <div className="query-state" aria-busy={isPlaceholderData && isFetching}>
      {empty?.when(data) ? empty.show : children(data)}
    </div>
  );
}
