import { use, useCallback } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router';
import { stripBase } from '../base.ts';

/**
 * Returns a function that reads the query of this page that was navigated to last, even if React has not
 * rendered it yet: someone who makes two choices quickly would otherwise lose the first. The public hooks
 * of the router return only what is rendered. `otherPath` is as in `useRequestedQuery`.
 */
export function useLatestQuery(otherPath?: string): () => URLSearchParams {
  const router = use(DataRouterContext)?.router;
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  return useCallback(() => {
    const latest = router?.state.navigation.location ?? router?.state.location;
    const isSamePage =
      latest !== undefined && [pathname, otherPath].includes(stripBase(latest.pathname));
    return isSamePage ? new URLSearchParams(latest.search) : query;
  }, [router, pathname, otherPath, query]);
}
