import { matchPath, type RouteObject } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { paths } from '../../paths.ts';

/** The ids of the routes to which discovered routes are added. */
export const MAIN_CONTENT_ID = 'main-content';
export const GUIDE_ID = 'guide';

/** A part of the site whose routes are loaded on demand. */
interface Area {
  parentId: string;
  load: () => Promise<RouteObject[]>;
}

const gallery: Area = {
  parentId: MAIN_CONTENT_ID,
  load: async () => (await import('../../gallery/gallery-routes.tsx')).galleryRoutes,
};
const guide: Area = {
  parentId: GUIDE_ID,
  load: async () => (await import('../../guide/guide-routes.tsx')).guideRoutes,
};

/** Returns the area that a path may belong to; any path without another route may belong to the gallery. */
function findArea(path: string): Area | undefined {
  if (matchPath(`${paths.docs()}/*`, path)) return guide;
  if (matchPath(`${paths.auth()}/*`, path)) return undefined;
  return pages.some((page) => matchPath(page.path, path)) ? undefined : gallery;
}

const discovered = new Set<Area>();

/**
 * Fetches the routes of the guide or the gallery when one of their URLs is first requested, because
 * most visitors never open them, and adds them to the tree.
 */
export async function discoverRoutes(
  path: string,
  patch: (parentId: string, routes: RouteObject[]) => void,
): Promise<void> {
  const area = findArea(path);
  if (area === undefined || discovered.has(area)) return;
  const routes = await area.load();
  if (discovered.has(area)) return;
  discovered.add(area);
  patch(area.parentId, routes);
}
