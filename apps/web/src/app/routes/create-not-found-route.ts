import type { RouteObject } from 'react-router';
import { NotFoundView } from '../failure-views.tsx';
import { lazyPage } from './lazy-page.ts';

/** Returns a route for every path that has no page. Each layout needs its own, see lazyPage. */
export function createNotFoundRoute(): RouteObject {
  return { path: '*', lazy: lazyPage(['errors'], async () => NotFoundView) };
}
