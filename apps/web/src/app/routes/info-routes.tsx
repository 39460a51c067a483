import type { RouteObject } from 'react-router';
import { paths } from '../../paths.ts';
import { queryClient } from '../query-client.ts';
import { lazyPage } from './lazy-page.ts';
import { redirectRoute } from './redirect-route.tsx';

const topics: RouteObject[] = (['support', 'help', 'privacy', 'terms'] as const).map((topic) => ({
  path: paths[topic](),
  loader: async () => {
    const { loadInfoPage } = await import('../../features/info/info-queries.ts');
    return await loadInfoPage(queryClient, topic);
  },
  lazy: lazyPage(['info'], async () => {
    const { InfoPage } = await import('../../features/info/info-page.tsx');
    return () => <InfoPage topic={topic} />;
  }),
}));

/** The pages of the footer, and the address of a dashboard that older links use. */
export const infoRoutes: RouteObject[] = [
  ...topics,
  redirectRoute(paths.dashboard(), paths.home()),
];
