import type { RouteObject } from 'react-router';
import { gallerySidebar } from '../app/gallery-sidebar.tsx';
import { lazyPage } from '../app/routes/lazy-page.ts';
import type { PageHandle } from '../app/routes/page-handle.ts';
import { redirectRoute } from '../app/routes/redirect-route.tsx';
import { galleryGroups } from './gallery-groups.ts';
import type { GalleryGroup } from './gallery-page.ts';

/** The gallery is written in English, and has a sidebar of its own. */
const handle: PageHandle = { sidebar: gallerySidebar, lang: 'en' };

/** The address that the pages of a group lie under leads to the first of them. */
function groupRoute({ pages: [first] }: GalleryGroup): RouteObject[] {
  const place = first?.path.lastIndexOf('/') ?? 0;
  return first === undefined || place === 0
    ? []
    : [redirectRoute(first.path.slice(0, place), first.path)];
}

/** The routes of the gallery, from its table of pages. */
export const galleryRoutes: RouteObject[] = galleryGroups.flatMap((group) => [
  ...groupRoute(group),
  ...group.pages.map((page) => ({ path: page.path, handle, lazy: lazyPage([], page.load) })),
]);
