import type texts from '../../i18n/en/mmr.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    mmr: typeof texts;
  }
}

export const mmrPages: readonly Page[] = [
  {
    path: paths.mmr(),
    title: 'mmr:title',
    navigation: { section: 'leaderboards', order: 1, icon: 'trendingUp', text: 'nav.mmr' },
    texts: ['mmr', 'filters'],
    loader: async () => (await import('./mmr-page.tsx')).loadMmr,
    component: async () => (await import('./mmr-page.tsx')).MmrPage,
  },
  {
    path: paths.mmrDistribution(),
    title: 'mmr:distribution.title',
    searchIcon: 'trendingUp',
    texts: ['mmr', 'filters', 'charts'],
    loader: async () => (await import('./distribution-page.tsx')).loadDistribution,
    component: async () => (await import('./distribution-page.tsx')).DistributionPage,
  },
  {
    path: paths.mmrCalibration(),
    title: 'mmr:calibration.title',
    searchIcon: 'trendingUp',
    texts: ['mmr', 'filters', 'charts'],
    loader: async () => (await import('./calibration-page.tsx')).loadCalibration,
    component: async () => (await import('./calibration-page.tsx')).CalibrationPage,
  },
];
