import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureDetails, isNotFound } from '../api-client.ts';
import { runTogether } from './run-together.ts';

/** The codes of temporary failures, which are retried; others are final. */
const temporaryCodes = new Set([undefined, 'internal', 'unavailable']);

// By default every change has a timer and a rendering of its own; a page that opens has dozens.
notifyManager.setScheduler(runTogether((run) => setTimeout(run)));

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
