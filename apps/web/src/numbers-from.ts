import type { QueryClient } from '@tanstack/react-query';
import { getConnection } from './connection.ts';
import { statusQuery } from './status.ts';

/**
 * Returns how old the numbers on the page are: when the oldest of them was fetched, in epoch
 * milliseconds. A page without numbers is as old as the server's last answer; undefined before that.
 */
export function numbersFrom(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ queryKey, state }) => queryKey[0] !== statusQuery.queryKey[0] && state.data !== undefined,
    )
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : getConnection().answeredAt;
}
