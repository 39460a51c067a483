import type texts from '../../i18n/en/schedules.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    schedules: typeof texts;
  }
}

/** One import for all pages: each place that imports a module adds its chunks to the first load. */
const importPages = () => import('./schedule-pages.tsx');

const schedulePage = {
  texts: ['schedules', 'charts'],
  loader: async () => (await importPages()).loadSchedules,
} as const;

export const schedulesPages: readonly Page[] = [
  {
    ...schedulePage,
    path: paths.schedules(),
    title: 'schedules:titles.all',
    navigation: { section: 'tools', order: 1, icon: 'calendar', text: 'nav.schedules' },
    component: async () => (await importPages()).AllSchedulesPage,
  },
  {
    ...schedulePage,
    path: paths.scheduleClanWars(),
    title: 'schedules:titles.cw',
    navigation: { parent: paths.schedules(), order: 1, text: 'nav.scheduleClanWars' },
    component: async () => (await importPages()).ClanWarSchedulePage,
  },
  {
    ...schedulePage,
    path: paths.scheduleBrawl(),
    title: 'schedules:titles.brawl',
    navigation: { parent: paths.schedules(), order: 2, text: 'nav.scheduleBrawl' },
    component: async () => (await importPages()).BrawlSchedulePage,
  },
];
