import type { Query, QueryClient } from '@tanstack/react-query';
import { statusQuery } from '../status.ts';

/**
 * Refreshes the caches when another user is signed in, because only their owners see hidden
 * players. Visible data is fetched again; everything else, including all account data, is dropped.
 * A page that waits for data gets the new user's instead of an error.
 */
export function renewCaches(client: QueryClient): void {
  client.removeQueries({ queryKey: ['account'] });
  const isOthers = ({ queryKey }: Query) => queryKey[0] !== statusQuery.queryKey[0];
  const cache = client.getQueryCache();
  const waited = cache.findAll({ fetchStatus: 'fetching', predicate: isOthers });
  client.removeQueries({ type: 'inactive', fetchStatus: 'idle', predicate: isOthers });
  void client.invalidateQueries({ fetchStatus: 'idle', predicate: isOthers });
  for (const query of waited) {
    query.invalidate();
    // A caller that awaits a silently cancelled fetch gets the result of the next one.
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
}
