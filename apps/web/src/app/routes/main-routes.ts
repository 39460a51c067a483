import type { RouteObject } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { notFoundRoute } from './not-found-route.ts';
import { pageRoute } from './page-route.ts';
import { redirectRoute } from './redirect-route.tsx';
import { mainRedirects } from './redirects.ts';

/** The pages inside the main layout. */
export const mainRoutes: RouteObject[] = [
  ...pages.filter(({ layout = 'main' }) => layout === 'main').map(pageRoute),
  ...mainRedirects.map((redirect) => redirectRoute(redirect)),
  notFoundRoute(),
];
