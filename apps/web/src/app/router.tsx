import { createBrowserRouter } from 'react-router';
import { base, withinSite } from '../base.ts';
import { ContentSkeleton } from './content-skeleton.tsx';
import { BareErrorPage, ErrorPage } from './error-page.tsx';
import { MainLayout } from './main-layout.tsx';
import { nameHistoryEntry } from './name-history-entry.ts';
import { Root } from './root.tsx';
import { accountRoutes, authRoute } from './routes/account-routes.tsx';
import { discoverRoutes, mainContentId } from './routes/discover-routes.ts';
import { docsRoute } from './routes/docs-route.tsx';
import { footerRoutes } from './routes/footer-routes.tsx';
import { missingRoute } from './routes/missing-route.tsx';
import { productRoutes } from './routes/product-routes.tsx';

nameHistoryEntry(window.history);

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
              id: mainContentId,
              HydrateFallback: ContentSkeleton,
              ErrorBoundary: ErrorPage,
              children: [...productRoutes, ...accountRoutes, ...footerRoutes, missingRoute()],
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
    patchRoutesOnNavigation: ({ path, patch }) => discoverRoutes(withinSite(path), patch),
  },
);
