import type { Query, QueryClient } from '@tanstack/react-query';
import { statusQuery } from '../status.ts';

/**
 * Refreshes the caches when another user signs in, because hidden players are visible only to their
 * owners. Visible data is fetched again; everything else, including all account data, is dropped.
 * A page that is waiting for data gets that of the new user instead of an error.
 */
export function refreshCaches(client: QueryClient): void {
  client.removeQueries({ queryKey: ['account'] });
  const isNotStatus = ({ queryKey }: Query) => queryKey[0] !== statusQuery.queryKey[0];
  const cache = client.getQueryCache();
  const pending = cache.findAll({ fetchStatus: 'fetching', predicate: isNotStatus });
  client.removeQueries({ type: 'inactive', fetchStatus: 'idle', predicate: isNotStatus });
  void client.invalidateQueries({ fetchStatus: 'idle', predicate: isNotStatus });
  for (const query of pending) {
    query.invalidate();
    // A caller that awaits a silently cancelled fetch gets the result of the next one.
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
}
