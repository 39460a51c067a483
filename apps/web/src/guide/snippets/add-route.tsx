import type { RouteObject } from 'react-router';
import { lazyPage } from '../../app/routes/lazy-page.ts';

/** An entry of product-routes.tsx: the address, what it needs to know, and the page's own chunk. */
export const clansRoute: RouteObject = {
  path: '/clans',
  lazy: lazyPage(['players'], async () => (await import('./clans-page.tsx')).ClansPage),
};
