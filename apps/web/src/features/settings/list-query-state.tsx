import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../query-states/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The content of a query, such as a list of devices, or its loading or error state. */
export function ListQueryState<Data>({ query, children }: Props<Data>) {
  const loading = (
    <div aria-busy="true">
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
    </div>
  );
  return (
    <QueryState query={query} loading={loading}>
      {children}
    </QueryState>
  );
}
