import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../query-states/query-state.tsx';
import { useStatus } from '../../status.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A demo on game data, with its loading, failed and empty states. */
export function GameDataState<Data>({ query, children }: Props<Data>) {
  const status = useStatus();
  if (status !== undefined && status.matches === 0) {
    return <p className="muted">No matches yet. Upload logs to see them here.</p>;
  }
  return (
    <QueryState query={query} loading={<Skeleton height="18rem" />}>
      {children}
    </QueryState>
  );
}
