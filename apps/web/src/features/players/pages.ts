import type texts from '../../i18n/en/players.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    players: typeof texts;
  }
}

export const playersPages: readonly Page[] = [
  {
    path: paths.players(),
    title: 'players:title',
    navigation: { section: 'analytics', order: 1, icon: 'users', text: 'nav.users' },
    texts: ['players', 'filters'],
    loader: async () => (await import('./load-players.ts')).loadPlayers,
    component: async () => (await import('./players-page.tsx')).PlayersPage,
  },
];
