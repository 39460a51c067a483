import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from './query-failure.tsx';

/** The state of a query, or of several that are shown together. */
export interface QueryStatus<Data>
  extends Pick<
    UseQueryResult<Data, unknown>,
    'isError' | 'isPlaceholderData' | 'isFetching' | 'error'
  > {
  data: Data | undefined;
  refetch: () => unknown;
}

interface Props<Data> {
  query: QueryStatus<Data>;
  /** Shown until the first data is loaded. */
  loading: ReactNode;
  /** Shown if there is no data to list. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query's state: loading, failed, empty, or its data. Data of the previous query, kept by
 * `placeholderData` until the new data is loaded, is shown as stale (`aria-busy`), but not if the
 * new query fails. A failed refresh keeps the existing data.
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
