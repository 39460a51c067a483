import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { stubBrowser } from './testing/stub-browser.ts';

stubBrowser();

const { mainRoutes } = await import('./main-routes.ts');
const { authRoute } = await import('./auth-route.ts');
const { docsRoute } = await import('./docs-route.ts');
const tree: RouteObject[] = [{ children: [{ children: mainRoutes }, authRoute, docsRoute] }];

test.each([
  ['/', '/'],
  ['/user', '/user'],
  ['/user/7', '/user/:id'],
  ['/meta/', '/meta'],
  ['/meta/cw', '/meta/cw'],
  ['/dashboard/default', '/dashboard/default'],
  ['/weapon', '/weapon'],
  ['/performance/weapon/CarPart_Gun', '/performance/weapon/:part'],
  ['/auth', 'index'],
  ['/auth/sign-in', '/auth/sign-in'],
  ['/auth/404', '404'],
  ['/docs/', 'index'],
  ['/docs/auth', '/docs/auth'],
  // Before the routes of the guide and the gallery have been discovered.
  ['/docs/routing', '*'],
  ['/ui/alerts', '*'],
])('%s matches the route %s', (url, path) => {
  const route = matchRoutes(tree, url)?.at(-1)?.route;
  expect(route?.path ?? (route?.index && 'index')).toBe(path);
});
