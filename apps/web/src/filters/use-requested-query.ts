import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { withinSite } from '../base.ts';

/**
 * Returns the query of the URL requested last: that of a pending navigation within this page,
 * otherwise that of the page. The next change is applied to it.
 */
export function useRequestedQuery(): URLSearchParams {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location === undefined || withinSite(location.pathname) !== pathname) return query;
  return new URLSearchParams(location.search);
}
