import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadMatch } from '../../features/match/load-match.ts';
import { loadPlayers } from '../../features/players/load-players.ts';
import { loadProfile } from '../../features/profile/load-profile.ts';
import { paths } from '../../paths.ts';
import { comingPages } from '../navigation.ts';
import { queryClient } from '../query-client.ts';
import { lazyPage } from './lazy-page.ts';

const profilePage = () =>
  lazyPage(
    ['profile'],
    async () => (await import('../../features/profile/profile-page.tsx')).ProfilePage,
  );
const profileLoader = (args: LoaderFunctionArgs) => loadProfile(queryClient, args);

/** Pages whose function is still to come, under the addresses they will have. */
const coming: RouteObject[] = comingPages.map(({ path, key }) => ({
  path,
  loader: async ({ request }) => {
    const { loadComing } = await import('../../features/coming/coming-queries.ts');
    return await loadComing(queryClient, key, request.url);
  },
  lazy: lazyPage(['pages'], async () => {
    const { ComingPage } = await import('../../features/coming/coming-page.tsx');
    return () => <ComingPage page={key} />;
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
      ['match'],
      async () => (await import('../../features/match/match-page.tsx')).MatchPage,
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
