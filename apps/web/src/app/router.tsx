import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router';
import { loadMatch } from '../features/match/load-match.ts';
import { loadPlayers } from '../features/players/load-players.ts';
import { loadProfile } from '../features/profile/load-profile.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { paths } from '../paths.ts';
import { ContentSkeleton } from './content-skeleton.tsx';
import { ErrorPage } from './error-page.tsx';
import { MainLayout } from './main-layout.tsx';
import { comingPages } from './navigation.ts';
import { queryClient } from './query-client.ts';

/** A page of its own chunk, with its texts, fetched beside its data. */
function page(areas: string[], load: () => Promise<ComponentType>) {
  const loadPage = async () => (await Promise.all([load(), loadTexts(...areas)]))[0];
  return { Component: loadPage };
}

/** Made anew for each of its routes: the router empties this object once it has loaded from it. */
const profilePage = () =>
  page(['profile'], async () => (await import('../features/profile/profile-page.tsx')).ProfilePage);
const profileLoader = (args: LoaderFunctionArgs) => loadProfile(queryClient, args);

const playersPage = page(
  ['players'],
  async () => (await import('../features/players/players-page.tsx')).PlayersPage,
);
const matchPage = page(
  ['match'],
  async () => (await import('../features/match/match-page.tsx')).MatchPage,
);
const uploadPage = page(
  ['upload'],
  async () => (await import('../features/upload/upload-page.tsx')).UploadPage,
);

/** A page whose function is still to come, under the address it will have. */
const coming: RouteObject[] = comingPages.map(({ path, key }) => ({
  path,
  lazy: page(['pages'], async () => {
    const { ComingPage } = await import('../features/coming/coming-page.tsx');
    return () => <ComingPage page={key} />;
  }),
}));

const info: RouteObject[] = (['support', 'help', 'privacy', 'terms'] as const).map((topic) => ({
  path: paths[topic](),
  lazy: page(['info'], async () => {
    const { InfoPage } = await import('../features/info/info-page.tsx');
    return () => <InfoPage topic={topic} />;
  }),
}));

const missingPage = page(
  ['errors'],
  async () => (await import('../features/info/missing-page.tsx')).MissingPage,
);

export const router = createBrowserRouter([
  {
    Component: MainLayout,
    children: [
      {
        HydrateFallback: ContentSkeleton,
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, id: 'home', loader: profileLoader, lazy: profilePage() },
          { path: '/user/:id', loader: profileLoader, lazy: profilePage() },
          {
            path: paths.users(),
            loader: (args) => loadPlayers(queryClient, args),
            lazy: playersPage,
          },
          {
            path: '/match/:id',
            loader: (args) => loadMatch(queryClient, args),
            lazy: matchPage,
          },
          { path: paths.upload(), lazy: uploadPage },
          {
            path: '/settings',
            lazy: page(
              ['info'],
              async () => (await import('../features/info/settings-page.tsx')).SettingsPage,
            ),
          },
          ...coming,
          ...info,
          { path: paths.docs(), loader: () => redirect(paths.help()) },
          { path: '/dashboard/default', loader: () => redirect(paths.home()) },
          { path: '*', lazy: missingPage },
        ],
      },
    ],
  },
]);
