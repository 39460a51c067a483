import type { RouteObject } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { createNotFoundRoute } from './create-not-found-route.ts';
import { createPageRoute } from './create-page-route.ts';
import { createRedirectRoute } from './create-redirect-route.tsx';
import { mainRedirects } from './redirects.ts';

/** The pages inside the main layout. */
export const mainRoutes: RouteObject[] = [
  ...pages.filter(({ layout = 'main' }) => layout === 'main').map(createPageRoute),
  ...mainRedirects.map((redirect) => createRedirectRoute(redirect)),
  createNotFoundRoute(),
];
