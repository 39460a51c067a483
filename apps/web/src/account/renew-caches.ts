import type { QueryClient } from '@tanstack/react-query';
import { statusQuery } from '../status.ts';

/**
 * Another person asks from now on, and hidden players are seen by themselves alone. What is on the
 * screen is asked for again; what is not is forgotten, as is everything of an account.
 */
export function renewCaches(client: QueryClient): void {
  const status = statusQuery.queryKey[0];
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== status });
  client.removeQueries({ queryKey: ['account'] });
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== status });
}
