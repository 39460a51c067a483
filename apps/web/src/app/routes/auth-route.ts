import type { RouteObject } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { paths } from '../../paths.ts';
import { ErrorPage } from '../error-page.tsx';
import { FramedErrorPage } from '../framed-error-page.tsx';
import { createNotFoundRoute } from './create-not-found-route.ts';
import { createPageRoute } from './create-page-route.ts';
import { createRedirectRoute } from './create-redirect-route.tsx';
import { lazyPage } from './lazy-page.ts';
import { authRedirects } from './redirects.ts';

/** The auth pages, in a layout with a centred card. */
export const authRoute: RouteObject = {
  path: paths.auth(),
  HydrateFallback: () => null,
  ErrorBoundary: FramedErrorPage,
  lazy: lazyPage(['auth'], async () => (await import('../auth/auth-layout.tsx')).AuthLayout),
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [
        ...authRedirects.map((redirect) => createRedirectRoute(redirect, paths.auth())),
        ...pages.filter(({ layout }) => layout === 'auth').map(createPageRoute),
        { ...createNotFoundRoute(), path: '404' },
        {
          path: '500',
          lazy: lazyPage(
            ['errors'],
            async () => (await import('../failure-views.tsx')).InternalErrorView,
          ),
        },
        createNotFoundRoute(),
      ],
    },
  ],
};
