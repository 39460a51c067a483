import type { Query, QueryClient } from '@tanstack/react-query';
import { statusQuery } from '../status.ts';

/**
 * Another person asks from now on, and hidden players are seen by themselves alone. What is on the
 * screen is asked for again; what is not is forgotten, as is everything of an account. A page that
 * waits for an answer gets the one for the new person, and not a failure.
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
    // Who waits for a silently cancelled fetch waits for the one that follows it.
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
}
