import type { RouteObject } from 'react-router';
import { NotFoundView } from '../failure-views.tsx';
import { lazyPage } from './lazy-page.ts';

/** Any address that nothing else stands at; made anew for each layout that has one. */
export function missingRoute(): RouteObject {
  return { path: '*', lazy: lazyPage(['errors'], async () => NotFoundView) };
}
