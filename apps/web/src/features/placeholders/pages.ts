import type texts from '../../i18n/en/placeholders.json';
import type { Page, PageNavigation } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    placeholders: typeof texts;
  }
}

export type PlaceholderName = keyof (typeof texts)['coming'];

const placeholder = (name: PlaceholderName, path: string, navigation: PageNavigation): Page => ({
  path,
  title: `placeholders:coming.${name}.title`,
  navigation,
  texts: ['placeholders'],
  loader: async () => (await import('./placeholder-queries.ts')).loadPlaceholder,
  component: async () => (await import('./placeholder-page.tsx')).placeholderPage(name),
});

/** Pages that are not built yet, at the addresses they will have. Building one removes its entry. */
export const placeholderPages: readonly Page[] = [
  placeholder('activity', paths.activity(), {
    section: 'analytics',
    order: 2,
    icon: 'activity',
    text: 'nav.activity',
  }),
  placeholder('performance', paths.performance(), {
    section: 'analytics',
    order: 3,
    icon: 'crosshair',
    text: 'nav.performance',
  }),
  placeholder('performanceWeapon', paths.performanceWeapon(), {
    parent: paths.performance(),
    order: 1,
    text: 'nav.weapons',
  }),
  placeholder('performanceMovement', paths.performanceMovement(), {
    parent: paths.performance(),
    order: 2,
    text: 'nav.movement',
  }),
  placeholder('performanceCabin', paths.performanceCabin(), {
    parent: paths.performance(),
    order: 3,
    text: 'nav.cabins',
  }),
  placeholder('meta', paths.meta(), {
    section: 'analytics',
    order: 4,
    icon: 'barChart2',
    text: 'nav.meta',
  }),
  placeholder('metaClanWars', paths.metaClanWars(), {
    parent: paths.meta(),
    order: 1,
    text: 'nav.clanWars',
  }),
  placeholder('meta8v8', paths.meta8v8(), { parent: paths.meta(), order: 2, text: 'nav.eight' }),
  placeholder('metaBrawl', paths.metaBrawl(), {
    parent: paths.meta(),
    order: 3,
    text: 'nav.brawl',
  }),
  placeholder('metaPve', paths.metaPve(), { parent: paths.meta(), order: 4, text: 'nav.pve' }),
  placeholder('revenue', paths.revenue(), {
    section: 'analytics',
    order: 5,
    icon: 'dollarSign',
    text: 'nav.revenue',
  }),
  placeholder('leader', paths.leader(), {
    section: 'leaderboards',
    order: 2,
    icon: 'list',
    text: 'nav.leader',
  }),
  placeholder('leaderWeapon', paths.leaderWeapon(), {
    parent: paths.leader(),
    order: 1,
    text: 'nav.weapons',
  }),
  placeholder('leaderMovement', paths.leaderMovement(), {
    parent: paths.leader(),
    order: 2,
    text: 'nav.movement',
  }),
  placeholder('leaderCabin', paths.leaderCabin(), {
    parent: paths.leader(),
    order: 3,
    text: 'nav.cabins',
  }),
  placeholder('speedrunning', paths.speedrunning(), {
    section: 'leaderboards',
    order: 3,
    icon: 'watch',
    text: 'nav.speedrunning',
  }),
  placeholder('schedules', paths.schedules(), {
    section: 'tools',
    order: 1,
    icon: 'calendar',
    text: 'nav.schedules',
  }),
  placeholder('scheduleClanWars', paths.scheduleClanWars(), {
    parent: paths.schedules(),
    order: 1,
    text: 'nav.scheduleClanWars',
  }),
  placeholder('scheduleBrawl', paths.scheduleBrawl(), {
    parent: paths.schedules(),
    order: 2,
    text: 'nav.scheduleBrawl',
  }),
  placeholder('fusionCalculator', paths.fusionCalculator(), {
    section: 'tools',
    order: 2,
    icon: 'divideSquare',
    text: 'nav.fusionCalculator',
  }),
  placeholder('partPicker', paths.partPicker(), {
    section: 'tools',
    order: 3,
    icon: 'layout',
    text: 'nav.partPicker',
  }),
  placeholder('buildOptimization', paths.buildOptimization(), {
    section: 'tools',
    order: 4,
    icon: 'cpu',
    text: 'nav.buildOptimization',
  }),
];
