import type texts from '../../i18n/en/speed-runs.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    'speed-runs': typeof texts;
  }
}

const areas = ['speed-runs', 'filters', 'charts'] as const;

export const speedRunPages: readonly Page[] = [
  {
    path: paths.speedrunning(),
    title: 'speed-runs:title',
    navigation: { section: 'leaderboards', order: 3, icon: 'watch', text: 'nav.speedrunning' },
    texts: areas,
    loader: async () => (await import('./load-speed-runs.ts')).loadOverview,
    component: async () => (await import('./overview-page.tsx')).OverviewPage,
  },
  {
    path: `${paths.speedrunning()}/:mode/:raid`,
    texts: areas,
    loader: async () => (await import('./load-speed-runs.ts')).loadBoard,
    component: async () => (await import('./board-page.tsx')).BoardPage,
  },
];
