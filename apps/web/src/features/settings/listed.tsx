import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureDetails } from '../../api-client.ts';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFailureText } from '../../use-failure-text.ts';

interface Props<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What a call answered, or that it is under way, or why it failed. */
export function Listed<Data>({ query, children }: Props<Data>) {
  const failureText = useFailureText();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) {
    return (
      <div aria-busy="true">
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
      </div>
    );
  }
  return (
    <Failure
      message={failureText(error)}
      requestId={failureDetails(error).requestId}
      onRetry={() => void refetch()}
    />
  );
}
