import { expect, test } from 'vitest';
import { stubBrowser } from '../apps/web/src/app/routes/testing/stub-browser.ts';
import { allRoutes } from '../e2e/src/routes.ts';

stubBrowser();

const WEB_SOURCES = '../apps/web/src';
const { mainRoutes } = await import(`${WEB_SOURCES}/app/routes/main-routes.ts`);
const { authRoute } = await import(`${WEB_SOURCES}/app/routes/auth-route.ts`);
const { docsRoute } = await import(`${WEB_SOURCES}/app/routes/docs-route.ts`);
const { galleryRoutes } = await import(`${WEB_SOURCES}/gallery/gallery-routes.tsx`);
const { guideRoutes } = await import(`${WEB_SOURCES}/guide/guide-routes.tsx`);

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

/**
 * Returns the paths of a tree of routes, with the names of their parameters; `*` is left out.
 */
function routePaths(routes: Route[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const fullPath =
      path?.startsWith('/') === true ? path : [parent, path].filter(Boolean).join('/');
    if (children !== undefined) return routePaths(children, fullPath);
    if (path === '*') return [];
    return [index === true || fullPath === '' ? fullPath || '/' : fullPath];
  });
}

test('every route is tested in a browser, and every tested route exists', () => {
  const productRoutes = routePaths([
    ...mainRoutes,
    ...galleryRoutes,
    ...guideRoutes,
    authRoute,
    docsRoute,
  ]);
  expect(productRoutes.toSorted()).toEqual(allRoutes.toSorted());
});
