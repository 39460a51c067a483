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

/** A demo on game data, with its loading, failed and empty states. */
export function GameData<Data>({ query, children }: Props<Data>) {
  const status = useStatus();
  if (status !== undefined && status.matches === 0) {
    return <p className="muted">No matches yet. Upload logs to see them here.</p>;
  }
  // Loaded data stays visible even if a refetch fails.
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const { requestId } = failureDetails(query.error);
    const message = failureMessage(query.error);
    return <Failure message={message} requestId={requestId} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton height="18rem" />;
}
