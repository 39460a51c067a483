import { type createBrowserRouter, matchRoutes } from 'react-router';
import { stripBase } from '../base.ts';
import { discoverRoutes } from './routes/discover-routes.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Fetches the code and the texts of the page at a path before the router needs them. */
async function fetchPage(router: Router, path: string): Promise<void> {
  await discoverRoutes(path, (parent, routes) => router.patchRoutes(parent, routes));
  const requests = (matchRoutes(router.routes, path) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'object' ? [route.lazy.Component?.(), route.lazy.loader?.()] : [],
  );
  await Promise.all(requests);
}

let pending = 0;

/** Returns whether anything is being prefetched. */
export const isPrefetching = () => pending > 0;

/** Runs a load before its result is needed; failures are ignored, because it runs again then. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  pending += 1;
  try {
    await load();
  } catch {
    // Ignored, see above.
  } finally {
    pending -= 1;
  }
}

/** Fetches a page when the pointer or the focus reaches a link to it, before it is clicked. */
export function prefetchPages(router: Router): void {
  const fetched = new Set<string>();
  const prefetchLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    const path = stripBase(link.pathname);
    if (fetched.has(path)) return;
    fetched.add(path);
    void prefetch(() =>
      fetchPage(router, path).catch((failure: unknown) => {
        fetched.delete(path);
        throw failure;
      }),
    );
  };
  document.addEventListener('pointerover', prefetchLink, { passive: true });
  document.addEventListener('focusin', prefetchLink);
}
