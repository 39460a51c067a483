import type { RouteObject } from 'react-router';
import { gallerySidebar } from '../app/gallery-sidebar.tsx';
import { lazyPage } from '../app/routes/lazy-page.ts';
import type { PageHandle } from '../app/routes/page-handle.ts';
import { galleryGroups } from './gallery-groups.ts';

/** The gallery is written in English, and has a sidebar of its own. */
const handle: PageHandle = { sidebar: gallerySidebar, lang: 'en' };

/** The routes of the gallery, from its table of pages. */
export const galleryRoutes: RouteObject[] = galleryGroups
  .flatMap((group) => group.pages)
  .map((page) => ({ path: page.path, handle, lazy: lazyPage([], page.load) }));
