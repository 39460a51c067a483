import { type PartPageKind, partPageKinds } from '@scrapboard/contract/part-page-kinds';
import type texts from '../../i18n/en/leaders.json';
import type { Page, TextKey } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    leaders: typeof texts;
  }
}

const textAreas = ['leaders', 'questions', 'filters', 'charts'] as const;
const navigationEntries = {
  weapon: { path: paths.leaderWeapon(), order: 1, text: 'nav.weapons' },
  movement: { path: paths.leaderMovement(), order: 2, text: 'nav.movement' },
  cabin: { path: paths.leaderCabin(), order: 3, text: 'nav.cabins' },
} as const;

/** One import for all pages: each place that imports a module adds its chunks to the first load. */
const importLoaders = () => import('./load-leaders.ts');

function kindPages(kind: PartPageKind): Page[] {
  const { path, ...entry } = navigationEntries[kind];
  return [
    {
      path,
      title: `leaders:kinds.${kind}.title` satisfies TextKey,
      navigation: { parent: paths.leader(), ...entry },
      texts: textAreas,
      loader: async () => (await importLoaders()).loadKind(kind),
      component: async () => (await import('./kind-page.tsx')).createKindPage(kind),
    },
    {
      path: `${path}/:part`,
      texts: textAreas,
      loader: async () => (await importLoaders()).loadBoard(kind),
      component: async () => (await import('./board-page.tsx')).createBoardPage(kind),
    },
  ];
}

export const leadersPages: readonly Page[] = [
  {
    path: paths.leader(),
    title: 'leaders:title',
    navigation: { section: 'leaderboards', order: 2, icon: 'list', text: 'nav.leader' },
    texts: textAreas,
    loader: async () => (await importLoaders()).loadLeaders,
    component: async () => (await import('./leaders-page.tsx')).LeadersPage,
  },
  ...partPageKinds.flatMap(kindPages),
];
