import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** The first elements of the keys of queries for answers about facts. */
const FACTS_QUERIES = new Set<unknown>(['question', 'leaders']);

/** Returns the oldest time of the facts of all answers on the page, as ISO 8601; undefined before the first. */
export function useOldestAsOf(): string | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(() => onChange())),
    [cache],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      cache
        .findAll({ type: 'active', predicate: ({ queryKey }) => FACTS_QUERIES.has(queryKey[0]) })
        .flatMap(({ state }) => (state.data as { asOf?: string } | undefined)?.asOf ?? [])
        .sort()[0],
  );
}
