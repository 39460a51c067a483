import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadMatch } from '../../features/matches/load-match.ts';
import { loadPlayers } from '../../features/players/load-players.ts';
import { loadProfile } from '../../features/profile/load-profile.ts';
import { paths } from '../../paths.ts';
import { placeholderPages } from '../navigation.ts';
import { queryClient } from '../query-client.ts';
import { lazyPage } from './lazy-page.ts';

const profilePage = () =>
  lazyPage(
    ['profile', 'filters'],
    async () => (await import('../../features/profile/profile-page.tsx')).ProfilePage,
  );
const profileLoader = (args: LoaderFunctionArgs) => loadProfile(queryClient, args);

/** Pages whose function is still to come, under the addresses they will have. */
const coming: RouteObject[] = placeholderPages.map(({ path, key }) => ({
  path,
  loader: async ({ request }) => {
    const { loadPlaceholder } = await import('../../features/placeholders/placeholder-queries.ts');
    return await loadPlaceholder(queryClient, key, request.url);
  },
  lazy: lazyPage(['placeholders'], async () => {
    const { PlaceholderPage } = await import('../../features/placeholders/placeholder-page.tsx');
    return () => <PlaceholderPage page={key} />;
  }),
}));

/** What the product is for: players, their matches, what is made of them. */
export const productRoutes: RouteObject[] = [
  { index: true, id: 'home', loader: profileLoader, lazy: profilePage() },
  { path: '/user/:id', loader: profileLoader, lazy: profilePage() },
  {
    path: paths.users(),
    loader: (args) => loadPlayers(queryClient, args),
    lazy: lazyPage(
      ['players'],
      async () => (await import('../../features/players/players-page.tsx')).PlayersPage,
    ),
  },
  {
    path: '/match/:id',
    loader: (args) => loadMatch(queryClient, args),
    lazy: lazyPage(
      ['matches'],
      async () => (await import('../../features/matches/match-page.tsx')).MatchPage,
    ),
  },
  {
    path: paths.upload(),
    lazy: lazyPage(
      ['upload'],
      async () => (await import('../../features/upload/upload-page.tsx')).UploadPage,
    ),
  },
  ...coming,
];
