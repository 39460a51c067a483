import type texts from '../../i18n/en/meta.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    meta: typeof texts;
  }
}

const textAreas = ['meta', 'questions', 'filters', 'charts'] as const;

/** One import for all pages: each place that imports a module adds its chunks to the first load. */
const importLoaders = () => import('./load-meta.ts');

export const metaPages: readonly Page[] = [
  {
    path: paths.meta(),
    title: 'meta:titles.meta',
    navigation: { section: 'analytics', order: 4, icon: 'barChart2', text: 'nav.meta' },
    texts: textAreas,
    loader: async () => (await importLoaders()).loadMeta,
    component: async () => (await import('./meta-page.tsx')).MetaPage,
  },
  {
    path: paths.metaClanWars(),
    title: 'meta:titles.clanWars',
    navigation: { parent: paths.meta(), order: 1, text: 'nav.clanWars' },
    texts: textAreas,
    loader: async () => (await importLoaders()).loadClanWars,
    component: async () => (await import('./clan-wars-page.tsx')).ClanWarsPage,
  },
  {
    path: paths.meta8v8(),
    title: 'meta:titles.eight',
    navigation: { parent: paths.meta(), order: 2, text: 'nav.eight' },
    texts: textAreas,
    loader: async () => (await importLoaders()).loadEightVsEight,
    component: async () => (await import('./eight-vs-eight-page.tsx')).EightVsEightPage,
  },
  {
    path: paths.metaBrawl(),
    title: 'meta:titles.brawl',
    navigation: { parent: paths.meta(), order: 3, text: 'nav.brawl' },
    texts: textAreas,
    loader: async () => (await importLoaders()).loadBrawl,
    component: async () => (await import('./brawl-page.tsx')).BrawlPage,
  },
  {
    path: paths.metaPve(),
    title: 'meta:titles.pve',
    navigation: { parent: paths.meta(), order: 4, text: 'nav.pve' },
    texts: textAreas,
    loader: async () => (await importLoaders()).loadPve,
    component: async () => (await import('./pve-page.tsx')).PvePage,
  },
];
