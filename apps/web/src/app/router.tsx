import { createBrowserRouter } from 'react-router';
import { base, stripBase } from '../base.ts';
import { ContentSkeleton } from './content-skeleton.tsx';
import { ensureHistoryKey } from './ensure-history-key.ts';
import { BareErrorPage, ErrorPage } from './error-page.tsx';
import { MainLayout } from './main-layout.tsx';
import { Root } from './root.tsx';
import { authRoute } from './routes/auth-route.ts';
import { discoverRoutes, MAIN_CONTENT_ID } from './routes/discover-routes.ts';
import { docsRoute } from './routes/docs-route.ts';
import { mainRoutes } from './routes/main-routes.ts';

ensureHistoryKey(window.history);

export const router = createBrowserRouter(
  [
    {
      Component: Root,
      ErrorBoundary: BareErrorPage,
      children: [
        {
          Component: MainLayout,
          children: [
            {
              id: MAIN_CONTENT_ID,
              HydrateFallback: ContentSkeleton,
              ErrorBoundary: ErrorPage,
              children: mainRoutes,
            },
          ],
        },
        authRoute,
        docsRoute,
      ],
    },
  ],
  {
    basename: base || '/',
    patchRoutesOnNavigation: ({ path, patch }) => discoverRoutes(stripBase(path), patch),
  },
);
