import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { withinSite } from '../base.ts';

/**
 * Returns the query of the URL that was requested last: that of a navigation within this page while
 * its data is on the way, otherwise that of the page. The next choice is added to it.
 */
export function useRequestedQuery(): URLSearchParams {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location === undefined || withinSite(location.pathname) !== pathname) return query;
  return new URLSearchParams(location.search);
}
