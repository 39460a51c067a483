import type texts from '../../i18n/en/comparison.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    comparison: typeof texts;
  }
}

export const comparePages: readonly Page[] = [
  {
    path: paths.compare(),
    title: 'comparison:title',
    navigation: { section: 'leaderboards', order: 5, icon: 'users', text: 'nav.compare' },
    texts: ['comparison', 'questions', 'filters', 'charts'],
    loader: async () => (await import('./load-compare.ts')).loadCompare,
    component: async () => (await import('./compare-page.tsx')).ComparePage,
  },
  {
    path: paths.versus(),
    title: 'comparison:versus.title',
    texts: ['comparison', 'questions', 'filters', 'charts'],
    component: async () => (await import('./versus-page.tsx')).VersusPage,
  },
];
