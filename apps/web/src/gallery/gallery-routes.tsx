import type { RouteObject } from 'react-router';
import { lazyPage } from '../app/routes/lazy-page.ts';
import { galleryGroups } from './gallery-groups.ts';

/** The routes of the gallery, from its table of pages. */
export const galleryRoutes: RouteObject[] = galleryGroups
  .flatMap((group) => group.pages)
  .map((page) => ({ path: page.path, lazy: lazyPage([], page.load) }));
