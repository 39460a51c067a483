import type { RouteObject } from 'react-router';
import { paths } from '../../paths.ts';
import { DocSkeleton } from '../doc-skeleton.tsx';
import { ErrorPage } from '../error-page.tsx';
import { guideId } from './discover-routes.ts';
import { lazyPage } from './lazy-page.ts';
import { missingRoute } from './missing-route.tsx';
import { redirectRoute } from './redirect-route.tsx';

/** The layout of the documentation; its pages are put under it when they are first asked for. */
export const docsRoute: RouteObject = {
  path: paths.docs(),
  HydrateFallback: DocSkeleton,
  lazy: lazyPage([], async () => (await import('../docs/doc-layout.tsx')).DocLayout),
  children: [
    redirectRoute(undefined, paths.guide('introduction')),
    // Of the ways to sign in that the documentation describes, the one this product has.
    redirectRoute(paths.guide('auth'), paths.guide('auth/jwt')),
    { id: guideId, ErrorBoundary: ErrorPage, children: [missingRoute()] },
  ],
};
