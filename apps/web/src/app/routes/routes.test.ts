import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';

// Some modules of the routes access the browser when loaded; none of that runs here.
vi.stubGlobal('window', {
  location: new URL('http://localhost/'),
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener() {},
});
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  addEventListener() {},
  querySelector: () => null,
});

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
  ['/auth', 'index'],
  ['/auth/sign-in', '/auth/sign-in'],
  ['/auth/404', '404'],
  ['/docs/', 'index'],
  ['/docs/auth', '/docs/auth'],
  // Until the guide and the gallery are discovered.
  ['/docs/routing', '*'],
  ['/ui/alerts', '*'],
])('%s is the address of the route %s', (address, path) => {
  const route = matchRoutes(tree, address)?.at(-1)?.route;
  expect(route?.path ?? (route?.index && 'index')).toBe(path);
});
