import type { RouteObject } from 'react-router';
import { lazyPage } from '../app/routes/lazy-page.ts';
import { guidePages } from './guide-pages.ts';

/** The routes of the guide, from its table of pages. */
export const guideRoutes: RouteObject[] = guidePages.map((page) => ({
  path: page.path,
  lazy: lazyPage([], page.component),
}));
