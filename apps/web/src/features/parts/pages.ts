import type texts from '../../i18n/en/parts.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    parts: typeof texts;
  }
}

const textAreas = ['parts', 'performance', 'charts', 'questions', 'auth'] as const;
/** One import for both: each place that imports a module adds its chunks to the first load. */
const importPages = () => import('./picker-modules.ts');

export const partsPages: readonly Page[] = [
  {
    path: paths.partPicker(),
    title: 'parts:title',
    navigation: { section: 'tools', order: 3, icon: 'layout', text: 'nav.partPicker' },
    texts: textAreas,
    component: async () => (await importPages()).PartsPage,
  },
  {
    path: `${paths.partPicker()}/:part`,
    texts: textAreas,
    component: async () => (await importPages()).PartPage,
  },
];
