import type { QueryClient } from '@tanstack/react-query';
import { getConnection } from './connection.ts';
import { statusQuery } from './status.ts';

/**
 * Returns as of when the data on the page is: the time when the oldest of it was fetched, in epoch
 * milliseconds. A page without data is as old as the server's last answer; undefined before that.
 */
export function dataAsOf(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ queryKey, state }) => queryKey[0] !== statusQuery.queryKey[0] && state.data !== undefined,
    )
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : getConnection().answeredAt;
}
