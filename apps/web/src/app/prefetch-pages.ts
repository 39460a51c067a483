import { type createBrowserRouter, matchRoutes } from 'react-router';
import { withinSite } from '../base.ts';
import { discoverRoutes } from './routes/discover-routes.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Fetches what the page at a path is drawn by, its texts included; the router finds it there then. */
async function fetchPage(router: Router, path: string): Promise<void> {
  await discoverRoutes(path, (parent, routes) => router.patchRoutes(parent, routes));
  const loads = (matchRoutes(router.routes, path) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'object' && route.lazy.Component ? [route.lazy.Component()] : [],
  );
  await Promise.all(loads);
}

let underway = 0;

/** Whether a page is being fetched that nobody has asked for yet. */
export const isPrefetching = () => underway > 0;

/** Fetches a page when the pointer or the focus comes to a link of it, before it is asked for. */
export function prefetchPages(router: Router): void {
  const fetched = new Set<string>();
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    const path = withinSite(link.pathname);
    if (fetched.has(path)) return;
    fetched.add(path);
    underway += 1;
    // The navigation itself tells of a failure, and tries again.
    fetchPage(router, path)
      .catch(() => fetched.delete(path))
      .finally(() => {
        underway -= 1;
      });
  };
  document.addEventListener('pointerover', follow, { passive: true });
  document.addEventListener('focusin', follow);
}
