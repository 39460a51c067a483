import type texts from '../../i18n/en/matches.json';
import type { Page } from '../../pages/page.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    matches: typeof texts;
  }
}

export const matchesPages: readonly Page[] = [
  {
    path: '/match/:id',
    texts: ['matches'],
    loader: async () => (await import('./load-match.ts')).loadMatch,
    component: async () => (await import('./match-page.tsx')).MatchPage,
  },
];
