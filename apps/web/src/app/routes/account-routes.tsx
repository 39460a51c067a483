import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.ts';

/** Pages of the account that stand in the main layout. */
export const accountRoutes: RouteObject[] = [
  {
    path: '/settings',
    lazy: lazyPage(
      ['info'],
      async () => (await import('../../features/info/settings-page.tsx')).SettingsPage,
    ),
  },
];
