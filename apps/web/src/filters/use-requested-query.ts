import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { stripBase } from '../base.ts';

/**
 * Returns the query that the next change is applied to: that of a pending navigation within this page,
 * otherwise that of the current URL. `otherPath` is another path of the same page, such as that of the
 * player who is shown at `/`.
 */
export function useRequestedQuery(otherPath?: string): URLSearchParams {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location === undefined) return query;
  if (![pathname, otherPath].includes(stripBase(location.pathname))) return query;
  return new URLSearchParams(location.search);
}
