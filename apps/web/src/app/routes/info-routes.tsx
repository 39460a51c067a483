import { type RouteObject, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { lazyPage } from './lazy-page.ts';

const topics: RouteObject[] = (['support', 'help', 'privacy', 'terms'] as const).map((topic) => ({
  path: paths[topic](),
  lazy: lazyPage(['info'], async () => {
    const { InfoPage } = await import('../../features/info/info-page.tsx');
    return () => <InfoPage topic={topic} />;
  }),
}));

/** The pages of the footer, and the address of a dashboard that older links use. */
export const infoRoutes: RouteObject[] = [
  ...topics,
  { path: '/dashboard/default', loader: () => redirect(paths.home()) },
];

export const missingRoute: RouteObject = {
  path: '*',
  lazy: lazyPage(
    ['errors'],
    async () => (await import('../../features/info/missing-page.tsx')).MissingPage,
  ),
};
