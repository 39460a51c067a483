import type { RouteObject } from 'react-router';
import { paths } from '../../paths.ts';
import { DocSkeleton } from '../doc-skeleton.tsx';
import { ErrorPage } from '../error-page.tsx';
import { FramedErrorPage } from '../framed-error-page.tsx';
import { createNotFoundRoute } from './create-not-found-route.ts';
import { createRedirectRoute } from './create-redirect-route.tsx';
import { GUIDE_ID } from './discover-routes.ts';
import { lazyPage } from './lazy-page.ts';
import { docsRedirects } from './redirects.ts';

/** The layout of the documentation; its pages are added when one is first requested. */
export const docsRoute: RouteObject = {
  path: paths.docs(),
  HydrateFallback: DocSkeleton,
  ErrorBoundary: FramedErrorPage,
  lazy: lazyPage([], async () => (await import('../docs/doc-layout.tsx')).DocLayout),
  children: [
    ...docsRedirects.map((redirect) => createRedirectRoute(redirect, paths.docs())),
    { id: GUIDE_ID, ErrorBoundary: ErrorPage, children: [createNotFoundRoute()] },
  ],
};
