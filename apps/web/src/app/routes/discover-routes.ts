import type { RouteObject } from 'react-router';

/** Where in the tree of routes the pages of an area belong. */
export const mainContentId = 'main-content';
export const guideId = 'guide';

interface Area {
  parent: string;
  load: () => Promise<RouteObject[]>;
}

const gallery: Area = {
  parent: mainContentId,
  load: async () => (await import('../../gallery/gallery-routes.tsx')).galleryRoutes,
};
const guide: Area = {
  parent: guideId,
  load: async () => (await import('../../guide/guide-routes.tsx')).guideRoutes,
};

/**
 * Areas whose routes are fetched when one of their addresses is first asked for, by the first
 * segment of the path: what most visitors never open is no part of what everybody loads.
 */
const areas = new Map<string, Area>([
  ['ui', gallery],
  ['icons', gallery],
  ['forms', gallery],
  ['tables', gallery],
  ['form-plugins', gallery],
  ['advanced-tables', gallery],
  ['charts', gallery],
  ['notifications', gallery],
  ['maps', gallery],
  ['calendar', gallery],
  ['docs', guide],
]);

const known = new Set<Area>();

/** Fetches the routes of the area a path lies in and puts them into the tree, once. */
export async function discoverRoutes(
  path: string,
  patch: (parent: string, routes: RouteObject[]) => void,
): Promise<void> {
  const area = areas.get(path.split('/')[1] ?? '');
  if (area === undefined || known.has(area)) return;
  const routes = await area.load();
  if (known.has(area)) return;
  known.add(area);
  patch(area.parent, routes);
}
