import { useSearchParams } from 'react-router';
import { DESTINATION_PARAM, readDestination } from './destination.ts';

/**
 * Returns the page to open after signing in, and the query that passes it to the other auth pages.
 */
export function useDestination(): { destination: string; query: { to: string | undefined } } {
  const [search] = useSearchParams();
  return {
    destination: readDestination(search, window.location.origin),
    query: { to: search.get(DESTINATION_PARAM) ?? undefined },
  };
}
