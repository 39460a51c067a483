import type texts from '../../i18n/en/schedules.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    schedules: typeof texts;
  }
}

/** One import for all pages: each place that imports a module adds its chunks to the first load. */
const load = () => import('./schedule-pages.tsx');

const shared = {
  texts: ['schedules', 'charts'],
  loader: async () => (await load()).loadSchedules,
} as const;

export const schedulesPages: readonly Page[] = [
  {
    ...shared,
    path: paths.schedules(),
    title: 'schedules:titles.all',
    navigation: { section: 'tools', order: 1, icon: 'calendar', text: 'nav.schedules' },
    component: async () => (await load()).AllSchedulesPage,
  },
  {
    ...shared,
    path: paths.scheduleClanWars(),
    title: 'schedules:titles.cw',
    navigation: { parent: paths.schedules(), order: 1, text: 'nav.scheduleClanWars' },
    component: async () => (await load()).ClanWarSchedulePage,
  },
  {
    ...shared,
    path: paths.scheduleBrawl(),
    title: 'schedules:titles.brawl',
    navigation: { parent: paths.schedules(), order: 2, text: 'nav.scheduleBrawl' },
    component: async () => (await load()).BrawlSchedulePage,
  },
];
