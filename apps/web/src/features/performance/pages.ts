import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import type texts from '../../i18n/en/performance.json';
import type { Page, TextKey } from '../../pages/page.ts';
import { paths } from '../../paths.ts';
import { kindPath } from './kind-path.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    performance: typeof texts;
  }
}

const textAreas = ['performance', 'questions', 'filters', 'charts'] as const;

/** One import for all pages: each place that imports a module adds its chunks to the first load. */
const importLoaders = () => import('./load-performance.ts');

function kindPages(
  kind: PartPageKind,
  entry: { order: number; text: 'nav.weapons' | 'nav.movement' | 'nav.cabins' },
): Page[] {
  return [
    {
      path: kindPath[kind](),
      title: `performance:kinds.${kind}.title` satisfies TextKey,
      navigation: { parent: paths.performance(), ...entry },
      texts: textAreas,
      loader: async () => (await importLoaders()).loadKind(kind),
      component: async () => (await import('./kind-page.tsx')).createKindPage(kind),
    },
    {
      path: `${kindPath[kind]()}/:part`,
      texts: textAreas,
      loader: async () => (await importLoaders()).loadPart(kind),
      component: async () => (await import('./part-page.tsx')).createPartPage(kind),
    },
  ];
}

export const performancePages: readonly Page[] = [
  {
    path: paths.performance(),
    title: 'performance:title',
    navigation: { section: 'analytics', order: 3, icon: 'crosshair', text: 'nav.performance' },
    texts: textAreas,
    loader: async () => (await importLoaders()).loadPerformance,
    component: async () => (await import('./performance-page.tsx')).PerformancePage,
  },
  ...kindPages('weapon', { order: 1, text: 'nav.weapons' }),
  ...kindPages('movement', { order: 2, text: 'nav.movement' }),
  ...kindPages('cabin', { order: 3, text: 'nav.cabins' }),
];
