import type texts from '../../i18n/en/builds.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    builds: typeof texts;
  }
}

const textAreas = ['builds', 'questions', 'filters', 'charts'] as const;
/** One import for both pages: each place that imports a module adds its chunks to the first load. */
const importLoaders = () => import('./load-builds.ts');

export const buildsPages: readonly Page[] = [
  {
    path: paths.builds(),
    title: 'builds:title',
    navigation: { section: 'analytics', order: 6, icon: 'box', text: 'nav.builds' },
    texts: textAreas,
    loader: async () => (await importLoaders()).loadBuilds,
    component: async () => (await import('./builds-page.tsx')).BuildsPage,
  },
  {
    path: `${paths.builds()}/:build`,
    texts: textAreas,
    loader: async () => (await importLoaders()).loadBuild,
    component: async () => (await import('./build-page.tsx')).BuildPage,
  },
];
