import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureDetails, isNotFound, retryAfterSeconds } from '../api-client.ts';
import { createTaskBatcher } from './create-task-batcher.ts';

/** The codes of temporary failures, which are retried; others are final. */
const temporaryCodes = new Set([undefined, 'internal', 'database_busy']);

/** How often a question is asked again while the server answers too many others. */
const MAX_BUSY_RETRIES = 8;

function shouldRetry(retries: number, failure: unknown): boolean {
  const { code } = failureDetails(failure);
  if (code === 'questions_busy') return retries < MAX_BUSY_RETRIES;
  return retries < 1 && temporaryCodes.has(code);
}

/** Returns the milliseconds to wait: as the server asks, spread so that not all return at once. */
function retryDelay(_: number, failure: unknown): number {
  const seconds = retryAfterSeconds(failure);
  return seconds === undefined ? 600 : seconds * (500 + 1000 * Math.random());
}

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
      retry: shouldRetry,
      retryDelay,
    },
    mutations: { networkMode: 'always' },
  },
});
