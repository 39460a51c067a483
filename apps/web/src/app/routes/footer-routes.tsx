import type { RouteObject } from 'react-router';
import { paths } from '../../paths.ts';
import { queryClient } from '../query-client.ts';
import { lazyPage } from './lazy-page.ts';
import { redirectRoute } from './redirect-route.tsx';

const topics: RouteObject[] = (['support', 'help', 'privacy', 'terms'] as const).map((topic) => ({
  path: paths[topic](),
  loader: async () => {
    const { loadFooterPage } = await import('../../features/footer-pages/footer-page-queries.ts');
    return await loadFooterPage(queryClient, topic);
  },
  lazy: lazyPage(['footer-pages'], async () => {
    const { FooterPage } = await import('../../features/footer-pages/footer-page.tsx');
    return () => <FooterPage topic={topic} />;
  }),
}));

/** The pages of the footer, and the address of a dashboard that older links use. */
export const footerRoutes: RouteObject[] = [
  ...topics,
  redirectRoute(paths.dashboard(), paths.home()),
];
