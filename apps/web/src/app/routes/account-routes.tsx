import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { paths } from '../../paths.ts';
import { ErrorPage } from '../error-page.tsx';
import { queryClient } from '../query-client.ts';
import { lazyPage } from './lazy-page.ts';
import { missingRoute } from './missing-route.tsx';
import { redirectRoute } from './redirect-route.tsx';

/** Pages of the account that stand in the main layout. */
export const accountRoutes: RouteObject[] = [
  {
    path: paths.private(),
    lazy: lazyPage(
      ['auth', 'profile', 'filters'],
      async () => (await import('../../features/profile/private-page.tsx')).PrivatePage,
    ),
  },
  {
    path: paths.settings(),
    lazy: {
      ...lazyPage(
        ['settings', 'auth', 'theme'],
        async () => (await import('../../features/settings/settings-page.tsx')).SettingsPage,
      ),
      async loader() {
        const { loadSettings } = await import('../../features/settings/load-settings.ts');
        return (args: LoaderFunctionArgs) => loadSettings(queryClient, args);
      },
    },
  },
];

/** Pages that stand before the product, in a layout of their own. */
export const authRoute: RouteObject = {
  path: '/auth',
  HydrateFallback: () => null,
  lazy: lazyPage(['auth'], async () => (await import('../auth/auth-layout.tsx')).AuthLayout),
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [
        redirectRoute(undefined, paths.signIn()),
        {
          path: paths.signIn(),
          lazy: lazyPage(
            ['auth'],
            async () => (await import('../../features/auth/sign-in-page.tsx')).SignInPage,
          ),
        },
        {
          path: paths.signUp(),
          lazy: lazyPage(
            ['auth'],
            async () => (await import('../../features/auth/sign-up-page.tsx')).SignUpPage,
          ),
        },
        {
          path: paths.resetPassword(),
          lazy: lazyPage(
            ['auth'],
            async () =>
              (await import('../../features/auth/reset-password-page.tsx')).ResetPasswordPage,
          ),
        },
        { ...missingRoute(), path: '404' },
        {
          path: '500',
          lazy: lazyPage(
            ['errors'],
            async () => (await import('../failure-views.tsx')).InternalErrorView,
          ),
        },
        missingRoute(),
      ],
    },
  ],
};
