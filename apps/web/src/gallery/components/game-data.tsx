import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureDetails, failureMessage } from '../../api-client.ts';
import { useStatus } from '../../status.ts';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A demo on what the server has stored: while it comes, where it fails, and where there is none. */
export function GameData<Data>({ query, children }: Props<Data>) {
  const status = useStatus();
  if (status !== undefined && status.matches === 0) {
    return <p className="muted">No matches are stored yet; upload a log to see them here.</p>;
  }
  // What has come stays to be read, also where it could not be asked for again.
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const { requestId } = failureDetails(query.error);
    const message = failureMessage(query.error);
    return <Failure message={message} requestId={requestId} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton height="18rem" />;
}
