import type { RouteObject } from 'react-router';
import { gallerySidebar } from '../app/gallery-sidebar.tsx';
import { lazyPage } from '../app/routes/lazy-page.ts';
import type { PageHandle } from '../app/routes/page-handle.ts';
import { redirectRoute } from '../app/routes/redirect-route.tsx';
import { galleryGroups } from './gallery-groups.ts';
import type { GalleryGroup } from './gallery-page.ts';

/** The gallery is in English and has its own sidebar. */
const handle: PageHandle = { sidebar: gallerySidebar, lang: 'en' };

/** Redirects a group’s base path to its first page. */
function groupRoute({ pages: [first] }: GalleryGroup): RouteObject[] {
  const place = first?.path.lastIndexOf('/') ?? 0;
  return first === undefined || place === 0
    ? []
    : [redirectRoute(first.path.slice(0, place), first.path)];
}

/** The gallery’s routes. */
export const galleryRoutes: RouteObject[] = galleryGroups.flatMap((group) => [
  ...groupRoute(group),
  ...group.pages.map((page) => ({ path: page.path, handle, lazy: lazyPage([], page.load) })),
]);
