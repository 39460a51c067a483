import type texts from '../../i18n/en/explorer.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    explorer: typeof texts;
  }
}

export const explorerPages: readonly Page[] = [
  {
    path: paths.explore(),
    title: 'explorer:title',
    navigation: { section: 'analytics', order: 7, icon: 'sliders', text: 'nav.explore' },
    texts: ['explorer', 'questions', 'filters', 'charts', 'auth'],
    loader: async () => (await import('./load-explorer.ts')).loadExplorer,
    component: async () => (await import('./explorer-page.tsx')).ExplorerPage,
  },
];
