import type { RouteObject } from 'react-router';
import { gallerySidebar } from '../app/gallery-sidebar.tsx';
import { createRedirectRoute } from '../app/routes/create-redirect-route.tsx';
import { lazyPage } from '../app/routes/lazy-page.ts';
import type { PageHandle } from '../app/routes/page-handle.ts';
import { galleryGroups, galleryRedirects } from './gallery-groups.ts';

/** The gallery is in English and has its own sidebar. */
const handle: PageHandle = { sidebar: gallerySidebar, lang: 'en' };

/** The routes of the gallery, from its table of pages. */
export const galleryRoutes: RouteObject[] = [
  ...galleryRedirects.map((redirect) => createRedirectRoute(redirect)),
  ...galleryGroups.flatMap((group) =>
    group.pages.map(({ path, component }) => ({ path, handle, lazy: lazyPage([], component) })),
  ),
];
