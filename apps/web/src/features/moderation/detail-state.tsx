import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from '../../query-states/query-failure.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data, unknown>;
  children: (data: Data) => ReactNode;
}

/** Shows the loaded data; until then, or if loading failed, a card that says so. */
export function DetailState<Data>({ query, children }: Props<Data>) {
  const { data, error, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <SkeletonCard height="30rem" />;
  return (
    <div className="card">
      <QueryFailure failure={error} onRetry={() => void refetch()} />
    </div>
  );
}
