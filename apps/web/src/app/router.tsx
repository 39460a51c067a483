import { createBrowserRouter } from 'react-router';
import { ContentSkeleton } from './content-skeleton.tsx';
import { ErrorPage } from './error-page.tsx';
import { MainLayout } from './main-layout.tsx';
import { accountRoutes } from './routes/account-routes.tsx';
import { discoverRoutes, mainContentId } from './routes/discover-routes.ts';
import { infoRoutes, missingRoute } from './routes/info-routes.tsx';
import { productRoutes } from './routes/product-routes.tsx';

export const router = createBrowserRouter(
  [
    {
      Component: MainLayout,
      children: [
        {
          id: mainContentId,
          HydrateFallback: ContentSkeleton,
          ErrorBoundary: ErrorPage,
          children: [...productRoutes, ...accountRoutes, ...infoRoutes, missingRoute],
        },
      ],
    },
  ],
  { patchRoutesOnNavigation: ({ path, patch }) => discoverRoutes(path, patch) },
);
