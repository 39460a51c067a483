import type { QueryClient } from '@tanstack/react-query';
import { getConnection } from './connection.ts';
import { statusQuery } from './status.ts';

/**
 * Returns when the oldest data on the page was fetched, in epoch milliseconds. For a page without
 * data it is the time of the server's last response; undefined before that.
 */
export function dataAsOf(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ queryKey, state }) => queryKey[0] !== statusQuery.queryKey[0] && state.data !== undefined,
    )
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : getConnection().lastResponseAt;
}
