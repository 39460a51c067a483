import type texts from '../../i18n/en/fusion.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    fusion: typeof texts;
  }
}

export const fusionPages: readonly Page[] = [
  {
    path: paths.fusionCalculator(),
    title: 'fusion:title',
    navigation: { section: 'tools', order: 2, icon: 'divideSquare', text: 'nav.fusionCalculator' },
    texts: ['fusion', 'charts'],
    component: async () => (await import('./fusion-page.tsx')).FusionPage,
  },
];
