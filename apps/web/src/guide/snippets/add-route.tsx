import type { RouteObject } from 'react-router';
import { lazyPage } from '../../app/routes/lazy-page.ts';

/** A route of product-routes.tsx: its path, its texts and the page’s chunk. */
export const clansRoute: RouteObject = {
  path: '/clans',
  lazy: lazyPage(['players'], async () => (await import('./clans-page.tsx')).ClansPage),
};
