import type texts from '../../i18n/en/optimiser.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    optimiser: typeof texts;
  }
}

export const buildOptimiserPages: readonly Page[] = [
  {
    path: paths.buildOptimization(),
    title: 'optimiser:title',
    navigation: { section: 'tools', order: 4, icon: 'cpu', text: 'nav.buildOptimization' },
    texts: ['optimiser', 'performance', 'questions', 'filters', 'charts'],
    component: async () => (await import('./optimiser-page.tsx')).OptimiserPage,
  },
];
