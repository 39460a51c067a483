import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureDetails, isNotFound } from '../api-client.ts';
import { createTaskBatcher } from './create-task-batcher.ts';

/** The codes of temporary failures, which are retried; others are final. */
const temporaryCodes = new Set([undefined, 'internal', 'database_busy']);

// By default each change starts a timer and a rendering of its own; opening a page causes dozens.
notifyManager.setScheduler(createTaskBatcher((run) => setTimeout(run)));

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Data that the server no longer has, or no longer shows to this user, must disappear; after
    // any other failure the previous data stays.
    onError(failure, query) {
      if (isNotFound(failure)) query.setState({ data: undefined });
    },
  }),
  defaultOptions: {
    queries: {
      // The server may be on this machine or network, so being offline does not mean it is unreachable.
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (retries, failure) => retries < 1 && temporaryCodes.has(failureDetails(failure).code),
      retryDelay: 600,
    },
    mutations: { networkMode: 'always' },
  },
});
