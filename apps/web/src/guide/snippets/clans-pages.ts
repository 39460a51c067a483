import type { Page } from '../../pages/page.ts';

/** The pages.ts of a feature: path, title, sidebar entry, texts and the page’s chunk. */
export const clansPages: readonly Page[] = [
  {
    path: '/clans',
    title: 'players:title',
    navigation: { section: 'leaderboards', order: 4, icon: 'users', text: 'nav.users' },
    texts: ['players'],
    component: async () => (await import('./clans-page.tsx')).ClansPage,
  },
];
